type Texts = { title: string; text: string };

/** User texts follow the person's language, or the request's `locale`; these few are enough to show that text is no key. */
export const translations: Record<string, Record<number, Texts>> = {
  de: {
    1885272: {
      title: 'Budget ist zu niedrig',
      text: 'Das Budget liegt unter dem Mindestbetrag für dieses Konto.',
    },
    1885621: {
      title: 'Budget auf zwei Ebenen',
      text: 'Die Kampagne hat schon ein Budget, ihre Anzeigengruppen können keines haben.',
    },
    1815857: { title: 'Gebot fehlt', text: 'Diese Gebotsstrategie braucht einen Gebotsbetrag.' },
    1870227: {
      title: 'Advantage-Zielgruppe fehlt',
      text: 'Setze targeting_automation.advantage_audience auf 1 oder 0.',
    },
    4834011: {
      title: 'Budgetteilung angeben',
      text: 'Ohne Kampagnenbudget muss is_adset_budget_sharing_enabled gesetzt sein.',
    },
    2446386: { title: 'Bild nicht verfügbar', text: 'Das Bild gehört nicht zu diesem Konto.' },
  },
  es: {
    1885272: {
      title: 'El presupuesto es muy bajo',
      text: 'El presupuesto está por debajo del mínimo de esta cuenta.',
    },
    1815857: { title: 'Falta la puja', text: 'Esta estrategia necesita un importe de puja.' },
    4834011: {
      title: 'Indica si se comparte el presupuesto',
      text: 'Sin presupuesto de campaña hay que enviar is_adset_budget_sharing_enabled.',
    },
  },
};
