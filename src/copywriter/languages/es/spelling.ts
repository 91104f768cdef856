import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'bilingüe bilingües nopreno BCN polígono polígonos matrícula matrículas psicólogo psicóloga psicólogos fotógrafo fotógrafa podólogo odontólogo jardinería repostería climatización depilación coloración traducción gestión administración contratación autónomo autónomos furgón oposición oposiciones nutrición pediatría geriatría cardiología dermatología ginecología oftalmología fisioterapeuta ortodoncia higiene ebanistería marroquinería orfebrería sastrería carpintero albañil albañiles albañilería señalización iluminación cerámicas jamonería vinícola ecológicas ' +
    'sólida sólidas sólidos cámaras acción electrónica electrónico electrónicos mágico mágica básica básicas típico típica típicos exótico romántico romántica lógico térmico térmica metálico metálica eléctricas estética estético cosmética óptimo ágiles rústico rústica gastronómico gastronómica artística histórico histórica académico fotovoltaica acústica acústico ortopédico pediátrico geriátrico veterinaria domótica robótica gramática bicicleta película películas vehicular cálido cálida cálidos cómodas décimo exámenes imágenes jóvenes órdenes márgenes orígenes volúmenes interés estrés después través revés ciprés arnés japonés holandés danés finlandés irlandés escocés aragonés cordobés montañés colección selección dirección protección construcción producción reducción instalación reparación decoración limpieza restauración rehabilitación alimentación educación atención asesoramiento alquiler teléfonos sábanas almohadón colchón colchones edredón cojín cojines pantalón pantalones camisón botón botones cinturón rincón rincones montón ratón cartón cajón cajones buñuelo churrería jamones melocotón limón limones melón salmón atún turrón turrones champiñón champiñones camarón riñón están estáis será serán podrás tendrás verás sabrás llévate pídelo pruébalo cómpralo alérgico alérgicos alérgenos árabe época épocas éxitos ídolo índice íntimo íntima óleo órgano último ágora ánimo área áreas águila álamo ámbito ángel ángulo cóctel cócteles dólar dólares fácilmente fútbol hábil inútil lácteo lácteos láser líder mármol miércoles módulo módulos mástil níquel nómina nóminas páncreas pétalo plátano plátanos póliza pólizas prólogo pájaro pájaros párpado quirófano récord régimen rótulo rótulos sándwich síntoma séptimo tóxico túnica válida víspera zócalo ómnibus ópera ' +
    'lunes martes miércoles jueves viernes sábado sábados domingo domingos día días mañana mañanas mediodía también más además después todavía aún así aquí ahí allí rápido rápida rápidos rápidas fácil fáciles difícil difíciles útil útiles móvil móviles teléfono teléfonos línea líneas página páginas público pública técnico técnica técnicos clásico clásica clásicos médico médica médicos básico básica básicos único única únicos económico económica económicos ecológico ecológica ecológicos orgánico orgánica orgánicos eléctrico eléctrica eléctricos mecánico mecánica mecánicos práctico práctica prácticas prácticos plástico plásticos físico física matemáticas informática fotográfico gráfico artístico doméstico turístico auténtico auténtica auténticos automático automática automáticos automóvil automóviles vehículo vehículos ' +
    'niño niños niña niñas año años baño baños español española españoles enseñanza diseño diseños diseñador pequeño pequeña pequeños pequeñas dueño dueños dueña dueñas compañía señora señoras otoño montaña montañas piña caña leña puño tamaño tamaños cariño sueño sueños engaño engaños daño daños ' +
    'envío envíos garantía garantías energía energías alegría categoría peluquería panadería pastelería carnicería pescadería librería papelería taquería cafetería heladería frutería floristería ferretería lavandería tintorería tapicería carpintería cerrajería fontanería joyería perfumería zapatería pizzería cervecería marisquería guardería asesoría consultoría auditoría fotografía psicología odontología fisioterapia podología veterinaria tecnología ecología economía batería baterías vacío vacía frío fría fríos tarifa guía guías vía país países raíz raíces maíz río tía tío María García Martínez López Sánchez Pérez Gómez Fernández González Rodríguez Jiménez Álvarez Gutiérrez Díaz Hernández Ramírez Güero ' +
    'clínica clínicas cerámica cámara cámaras lámpara lámparas máquina máquinas música cómodo cómoda cómodos rebaja rebajas estrés inglés francés alemán portugués japonés italiano café cafés menú menús jamón jabón jabones salón sofá sofás jardín jardines balcón rincón corazón camión avión estación atención opción opciones habitación sesión sesiones decisión profesión pasión pensión televisión presión tensión versión inversión formación razón ratón buzón calefacción común según algún ningún próximo próxima próximos último última últimas últimos máximo mínimo mínima máxima número números título títulos artículo artículos método período crédito créditos depósito éxito hábito límite límites trámite trámites análisis crítica política rápidamente fácilmente sólido válido árbol árboles azúcar lápiz césped fútbol pádel álbum túnel hotel fértil ágil dócil débil mamá bebé bebés recién recogida teléfono códigos código kilómetros kilómetro centímetros vídeo vídeos miércoles artesanía artesanías antigüedad vergüenza bilingüe bilingües pingüino cigüeña averías avería reúne aún óptica óptico ópticas oído oídos cría crías ' +
    'Picos_de_Europa PVC LED MDF SAT RFC CFE IMSS Perú México Panamá Canadá Japón Ecuador Colombia Argentina Bolivia Uruguay Paraguay Venezuela Guatemala Honduras Nicaragua agrotóxicos hipoalergénico hipoalergénica Navidad Reyes Excel IVA TPV ITV DNI PYME PYMES CDMX Madrid España Europa Francia Italia Portugal',
  short:
    'hs=horas vet=veterinaria mza=Mendoza ayto=ayuntamiento ofi=oficina ofis=oficinas flia=familia flias=familias fams=familias kms=kilómetros dgo=domingo mierc=miércoles miérc=miércoles temp=temporada dps=después desp=después ns=nosotros gral=general msj=mensaje msjs=mensajes info=información promo=promoción fds=fin_de_semana habs=habitaciones cdad=ciudad urg=urgencias serv=servicio servs=servicios prod=productos mant=mantenimiento repar=reparación inst=instalación cotiz=cotización atn=atención automat=automático automát=automático depa=departamento depas=departamentos dpto=departamento compu=computadora compus=computadoras refri=refrigerador super=súper 1ra=primera 1ro=primero 1ero=primero 2da=segunda 2do=segundo 3ra=tercera 3ro=tercero 3er=tercer 3era=tercera 4ta=cuarta 4to=cuarto 5ta=quinta 5to=quinto 2ª=segunda 1ª=primera 3ª=tercera mercado_pago=Mercado_Pago mercadopago=Mercado_Pago td=todo tds=todos nva=nueva nvo=nuevo dsd=desde xfa= pza=pieza pzas=piezas hnos=Hermanos sept=septiembre oct=octubre nov=noviembre dic=diciembre ene=enero feb=febrero msi=meses_sin_intereses edo=estado depto=departamento deptos=departamentos km0=kilómetro_cero q=que xq=porque pq=porque tb=también tmb=también tbn=también d=de c/=con p/=para s/=sin dto=de_descuento dcto=de_descuento dtos=descuentos aprox=aproximadamente hrs=horas hr=hora min=minutos máx=máximo max=máximo mín=mínimo pers=personas tel=teléfono tlf=teléfono wsp=WhatsApp wasap=WhatsApp whats=WhatsApp wpp=WhatsApp finde=fin_de_semana findes=fines_de_semana ppto=presupuesto pptos=presupuestos presu=presupuesto lun=lunes mié=miércoles vie=viernes sáb=sábado x/=por 1era=primera 1er=primer 1a=primera 2a=segunda',
  rules: [
    [/(?<=\d)mil(?!\p{L})/giu, ' mil'],
    [/(?<=\d mil) (?:de )?(?=(?:lunes|martes|miércoles|jueves|viernes) a )/giu, ', de '],
    // What was shouted between words that were.
    [
      /(?<=[\p{L}\d] )(?:[EOY]|DE|DEL|EN|EM|LA|LOS|LAS|CON|COM|SIN|SEM|AL|NA|NO|DA|DO|POR|PARA|QUE|Con|Com|Para|Sin|Sem|De|En|Em)(?= [\p{Ll}\d])/gu,
      (word) => word.toLowerCase(),
    ],
    [/(?<=\d)(?:MIL|HS|HRS|H|X)(?![\p{Ll}])/gu, (unit) => unit.toLowerCase()],
    [/(?<=\p{L} )Q (?=\p{Ll})/gu, 'que '],
    [
      /(?<=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d) )A(?= (?:lunes|martes|miércoles|mierc|jueves|viernes|sábado|domingo|\d))/giu,
      'a',
    ],
    [
      /(?<!\p{L})(?<=(?:^|\s)(?:los|l[ao]s mam[aá]s y|mam[aá]s y|tus|sus) )papas(?!\p{L})/giu,
      'papás',
    ],
    [/(?<!\p{L})mamas(?!\p{L})/giu, 'mamás'],
    [
      /(?<=(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)) (?=[0-2]?\d(?::\d\d)? ?h(?:oras)?$)/giu,
      ' a las ',
    ],
    [
      /(?<=(?:entregas?|salidas?|apertura)) (?=[0-2]?\d(?::\d\d)? ?(?:am|pm|h)(?!\p{L}))/giu,
      ' a las ',
    ],
    [/(?<=\d) 1\/2(?!\d)/gu, '½'],
    [
      /(?<=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)) (?=temporada (?:baja|alta))/giu,
      ' en ',
    ],
    [
      /(?<=(?:atención|atiendo|atendemos|abierto|citas|clases|turnos|entregas?|reparto|visitas|consultas?)) (?=(?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)(?!\p{L}))/giu,
      ' los ',
    ],
    [
      /(?<=(?:atención|atiendo|atendemos|abierto|citas|clases|turnos|entregas?|reparto|visitas|consultas?)) (sábado|domingo)$/giu,
      ' los $1s',
    ],
    [
      /(?<=en vivo) (?=(?:los )?(?:viernes|sábados?|domingos?|jueves)(?!\p{L}))(?:los )?(viernes|sábado|domingo|jueves)(s?)/giu,
      (_, day: string) => ` los ${day.replace(/(sábado|domingo)$/iu, '$1s')}`,
    ],
    [
      /(?<!\p{L})primer (?=\p{L}+(?:a|ión|dad)(?!\p{L}))(?!d[ií]a|problema|idioma|programa|tema|clima|mapa)/giu,
      'primera ',
    ],
    [/(?<=infantil y )(?=adolescentes|adultos|familias)/giu, 'para '],
    [/(?<!\p{L})m2(?!\p{L})/giu, 'm²'],
    [/((?:\$|€) ?[\d.,]+|[\d.,]+ ?€) ?(?:\/ ?|el )?m²/giu, '$1 por m²'],
    [/(?<=[\p{L}]) (?=(?:todos los niveles|todas las edades|todas las marcas)(?!\p{L}))/giu, ', '],
    [/^(primer[ao]? \p{L}+) [-–](\d+) ?%$/giu, '$1: $2 % de descuento'],
    [/^(primer[ao]? \p{L}+) (?=\d+ ?%)/giu, '$1: '],
    [/^(\d+ \p{L}+) (?=\d+ ?(?:g|kg|ml|cl|l)(?!\p{L}))/giu, '$1 de '],
    [/(?<=(?:^|\s)sin \p{L}+) (?=sin \p{L})/giu, ', '],
    [
      /(?<=\p{L}{4}|zona \d+)(?<!abiert[oa]s?|horario|atención|atendemos|atiendo|trabajamos|cerrad[oa]) (?=de (?:lunes|martes|miércoles|jueves|viernes|sábado) a (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))/giu,
      ', ',
    ],
    [
      /(?<=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)) (?=\d\d?(?::\d\d)? a \d)/giu,
      ' de ',
    ],
    [
      /(?<=\p{Lu}\p{Ll}+) (?=(?:Ecuador|México|Perú|Chile|Colombia|Argentina|España|Bolivia|Uruguay|Paraguay|Venezuela|Guatemala|Honduras|Panamá|Costa Rica)$)/gu,
      ', ',
    ],
    [/(?<=mos en )(?=(?:estación|terminal|playa|tienda)$)/giu, 'la '],
    [/(?<=\d)(?:l|L)(?![\p{L}\d])/gu, ' L'],
    [
      /(?<=\s|^)x(?= ?\d+ ?(?:soles|pesos|euros|€|bolivianos|dólares|quetzales|lempiras|colones))/giu,
      'por',
    ],
    [/^hay sin (?=gluten|lactosa|azúcar)/giu, 'opciones sin '],
    [/(?<=^sin )m[ií]nimo$/giu, 'pedido mínimo'],
    [
      /(?<=(?:^|\s)en )(?:pasto|toro|haro|rota|pinto|tigre|salto|florida|castro|barranco|palma|inca|vera|merlo|escobar|mercedes|bello|girón)(?=$|[,.(]| (?:centro|norte|sur|y \p{Lu}))/giu,
      (town) => town.charAt(0).toUpperCase() + town.slice(1),
    ],
    [
      /(?<!\p{L})t (?=(?:l[ao]s? |ayud|llev|recog|entreg|arregl|atend|asesor|prest|enseñ|hac|dej|regal|mand|envi|visit|coti|pint|limpi|cuid|instal)\p{L}*)/giu,
      'te ',
    ],
    [/(?<!\p{L})c (?=\p{L}{3})/gu, 'con '],
    [/(?<!\p{L})k (?=\p{L}{2})/gu, 'que '],
    [/(?<!\p{L})pa(?:ra)? q(?:ue)? (?=\p{L})/giu, 'para que '],
    [
      /(?<=\p{L}{3}) también (?:el |los )?(lunes|martes|miércoles|jueves|viernes)$/giu,
      ', también los $1',
    ],
    [/(?<=\p{L}{3}) también (?:el |los )?(sábado|domingo)s?$/giu, ', también los $1s'],
    [
      /^(perros?|mascotas?|gatos?|niños?|animales) (?:s[ií]|ok)$/giu,
      (_, pets: string) => `se admiten ${pets.replace(/s?$/u, 's')}`,
    ],
    [/^(?<!se )a meses$/giu, 'pago a meses'],
    [/^(\d+ \p{L}+) [-–](\d+) ?%$/giu, '$1: $2 % de descuento'],
    [
      /(?<=[\p{L}\d])(?<!(?:con|y|de|el|la|tu|sin)) (?=(?:portes?|envíos?|entrega|instalación|transporte) (?:gratis|gratuit[oa]s?|incluid[oa]s?)(?!\p{L}))/giu,
      ', ',
    ],
    [/(?<=\p{L}) (\$ ?[\d.,]+) (?=se \p{L}+)/giu, ': $1, '],
    [
      /^((?:sesi[oó]n|sesiones|clases?|consultas?|masajes?|visitas?|citas?|entrenos?|terapia)) (?=\d+ (?:min|h(?:oras?)?)(?!\p{L}))/giu,
      '$1 de ',
    ],
    [
      /(?<=(?:sesi[oó]n|sesiones|clases?|consultas?|masajes?|visitas?|citas?) de \d+) ?m(?!\p{L})/giu,
      ' minutos',
    ],
    [
      /(?<=\p{L}{3}) (?=\d+ años (?:de (?:experiencia|oficio)|en el (?:oficio|ramo|sector))(?!\p{L}))/giu,
      ', ',
    ],
    [/(?<=(?:también|y|o) )domicilio(?!\p{L})/giu, 'a domicilio'],
    [/(?<!\p{L})(\d+) ?mil(?= pesos)/giu, '$1.000'],
    [/(?<![\p{L}\d])s\/\.? ?(?=\d)/giu, 'S/ '],
    [/(?<=(?:aceite|aceites)) (?=oliva(?!\p{L}))/giu, ' de '],
    [/(?<!\p{L})lista espera(?!\p{L})/giu, 'lista de espera'],
    [/(?<!\p{L})fin semana(?!\p{L})/giu, 'fin de semana'],
    [
      /(?<!\p{L})(cambio) (?=(?:aceite|ruedas|pantalla|batería|cerradura|neumáticos|filtros?)(?!\p{L}))/giu,
      '$1 de ',
    ],
    [/(?<=abonos?|bonos?|grupos?) (?=\d)/giu, ' de '],
    [/(?<=(?:horas|d[ií]as|semanas)) (?=(?:d[ií]as|semanas|meses) (?:o|y|e) )/giu, ', '],
    [/(?<=[aei]mos )(?=teléfono(?!\p{L}))/giu, 'por '],
    [
      /(?<=\p{L}{3,} \p{L}+|\d \p{L}+)(?<!(?:que|y|si|cuando|como|no|donde|lo|la|te|le|les|nos|ya|también|siempre|nosotros|o|u|e|pero|se|me)) (?=(?:te |le |lo |la |se lo |les |nos )?\p{Ll}{3,}[aei]mos(?: |$))/giu,
      ', ',
    ],
    [/(?<!\p{L})medio dia(?!\p{L})/giu, 'mediodía'],
    [/(?<!\p{L})freir(?!\p{L})/giu, 'freír'],
    [/(?<=de descuento) (?=(?:primera|1ª) )/giu, ' en la '],
    [/(?<= y \p{L}+) incl(?:uid[oa])?\.?$/giu, ' incluidos'],
    [/(\d) ?x sem(?:ana)?(?!\p{L})/giu, '$1 veces por semana'],
    [/(?<=años de )exp\.?(?=$|\s)/giu, 'experiencia'],
    [/^(\d+ \p{L}+) (?=el \d+[º°])/giu, '$1, '],
    [/^(\d+) (\p{L}+) el (\d+) (?=gratis|regalo|de regalo)/giu, '$1 $2, el $3º '],
    [/(?<=grupos?) (?=(?:máximo|reducidos de) \d)/giu, ' de '],
    [/(?<=veces por semana) (?=\d)/giu, ', '],
    [/\bclase (?=muestra|prueba)\b/giu, 'clase de '],
    [/\bpa (?=\p{L}{4})/giu, 'para '],
    [/^-\s?(\d+) ?% (?=1[ªa] )/giu, '-$1 % en la '],
    [/(?<=\p{L}(?:a|ción|dad|umbre|sión)) incl\.?$/giu, ' incluida'],
    [/(?<=\p{L}(?:o|or|aje|ente)) incl\.?$/giu, ' incluido'],
    [/(?<=\p{L}(?:as|ciones)) incl\.?$/giu, ' incluidas'],
    [/(?<=\p{L}(?:os|ores|ajes)) incl\.?$/giu, ' incluidos'],
    [/^(\d+ noches) (?=(?:paga|pagas) \d)/giu, '$1, '],
    [/(?<!\p{L})L ?(?:a|-) ?V(?!\p{L})/gu, 'de lunes a viernes'],
    [/(?<!\p{L})L ?(?:a|-) ?S(?!\p{L})/gu, 'de lunes a sábado'],
    [/(?<!\p{L})[abc][12](?![\p{L}\d])/gu, (level) => level.toUpperCase()],
    [/(?<=\s|^)x(?= ?\d+ (?:mes|día|dia|persona|semana|año))/giu, 'por'],
    [/(?<=\s(?:en|cada)) ([2-9]|\d\d)\s?h(?!\p{L})/giu, ' $1 horas'],
    [/(\d)h(?![\p{L}\d])/gu, '$1 h'],
    [/(?<=\s|^)x(?=\s\p{L}{2})/gu, 'por'],
    [/(?<=\s)p (?=\p{L}{4}|el |la |los |las |tu )/gu, 'para '],
    [/ y (?=i|hi(?!e))/giu, ' e '],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll})(?!hij|co)/gu, ' y '],
    [/(\d+ (?:años?|meses)) (?=garantía(?!\p{L}))/giu, '$1 de '],
    [/^garantía (?=\d+ (?:d[ií]as|mes(?:es)?|años?)(?!\p{L}))/giu, 'garantía de '],
  ],
  endings: [
    [
      /(?<=\p{L}{3})([aeo])([nmrstx]|st)ic(os?|as?)$(?<!(?:abanic|unic|pic|ric|ded|tic|mastic|critic|practic|implic|comunic)[oa]s?)/u,
      (_, vowel: string, middle: string, end: string) =>
        `${{ a: 'á', e: 'é', o: 'ó' }[vowel] ?? vowel}${middle}ic${end}`,
    ],
    [/(?<=\p{L}{2})ograf([oa]s?)$/u, 'ógraf$1'],
    [/(?<=\p{L}{2})olog([oa]s?)$/u, 'ólog$1'],
    [/(?<=\p{L}{2})atic([oa]s?)$/u, 'átic$1'],
    [/(?<=\p{L}{2})etic([oa]s?)$/u, 'étic$1'],
    [/ogic([oa]s?)$/u, 'ógic$1'],
    [/(?<=\p{L}{2})([cs])ion$/u, '$1ión'],
    [/(?<=(?:gest|ases|consult|audit))oria(s?)$/u, 'oría$1'],
    [/ologia(s?)$/u, 'ología$1'],
    [/isim([oa]s?)$/u, 'ísim$1'],
    [/icul([oa]s?)$/u, 'ícul$1'],
    [/(?<=\p{L}{3}[^aeu])eria(s?)$(?<!(?:mat|art|bact|hist|mis|f|s)erias?)/u, 'ería$1'],
    [/(?<=\p{L}{3})ia(?=s?$)(?<=(?:mecan|anton|compañ|energ|garant)ia)/u, 'ía'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:por favor|porfa(?:vor)?|pls|plis) (?:mencionar|poner|destacar|incluir|corto|que sea|añadir)[^.;)\]]*|(?:hay que|importante) (?:mencionar|poner|destacar|decir)[^.;)\]]*|(?:destacar|mencionar|poner) (?:esto|que|lo de)[^.;)\]]*|no (?:muy|tan|demasiado) (?:comercial|largo)[^.;)\]]*|(?:nota(?: para la agencia)?|ojo|obs|pd|p\.d\.|recordar|acordarse|no olvidar)(?::| (?=actualizar|poner|mencionar|decir|confirmar|revisar|hablar))[^;)\]]*|(?:porfa|pls|plis)(?!\p{L}))[)\]]?/giu,
  and: 'y',
  sounds: [
    [/qu(?=[ei])|k/gu, 'c'],
    [/(?:s?c|z|x|s)(?=[ei])|z/gu, 's'],
    [/(?<!c)h/gu, ''],
    [/v|w/gu, 'b'],
    [/ll/gu, 'y'],
    [/g(?=[ei])/gu, 'j'],
    [/m(?=[bp])/gu, 'n'],
    [/(.)\1/gu, '$1'],
  ],
  notation: {
    euro: 'euros?|eur|eu',
    signFirst: false,
    each: 'por',
    allDay: '24 horas',
    per: 'hour=la_hora day=al_día week=por_semana month=al_mes year=al_año night=la_noche person=por_persona',
  },
};
