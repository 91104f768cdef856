import type { Spelling } from '../pack.ts';
import { readPairs } from '../sheet.ts';
import { towns } from './towns.ts';

const days = readPairs('L=lunes M=martes X=miércoles J=jueves V=viernes S=sábado D=domingo');

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'el la los las',
  words:
    'bilingüe bilingües nopreno BCN polígono polígonos matrícula matrículas psicólogo psicóloga psicólogos fotógrafo fotógrafa podólogo odontólogo jardinería repostería climatización depilación coloración traducción gestión administración contratación autónomo autónomos furgón oposición oposiciones nutrición pediatría geriatría cardiología dermatología ginecología oftalmología fisioterapeuta ortodoncia higiene ebanistería marroquinería orfebrería sastrería carpintero albañil albañiles albañilería señalización iluminación cerámicas jamonería vinícola ecológicas ' +
    'sólida sólidas sólidos cámaras acción electrónica electrónico electrónicos mágico mágica básica básicas típico típica típicos exótico romántico romántica lógico térmico térmica metálico metálica eléctricas estética estético cosmética óptimo ágiles rústico rústica gastronómico gastronómica artística histórico histórica académico fotovoltaica acústica acústico ortopédico pediátrico geriátrico veterinaria domótica robótica gramática bicicleta película películas vehicular cálido cálida cálidos cómodas décimo exámenes imágenes jóvenes órdenes márgenes orígenes volúmenes interés estrés después través revés ciprés arnés japonés holandés danés finlandés irlandés escocés aragonés cordobés montañés colección selección dirección protección construcción producción reducción instalación reparación decoración limpieza restauración rehabilitación alimentación educación atención asesoramiento alquiler teléfonos sábanas almohadón colchón colchones edredón cojín cojines pantalón pantalones camisón botón botones cinturón rincón rincones montón ratón cartón cajón cajones buñuelo churrería jamones melocotón limón limones melón salmón atún turrón turrones champiñón champiñones camarón riñón están estáis será serán podrás tendrás verás sabrás llévate pídelo pruébalo cómpralo alérgico alérgicos alérgenos árabe época épocas éxitos ídolo índice íntimo íntima óleo órgano último ágora ánimo área áreas águila álamo ámbito ángel ángulo cóctel cócteles dólar dólares fácilmente fútbol hábil inútil lácteo lácteos láser líder mármol miércoles módulo módulos mástil níquel nómina nóminas páncreas pétalo plátano plátanos póliza pólizas prólogo pájaro pájaros párpado quirófano récord régimen rótulo rótulos sándwich síntoma séptimo tóxico túnica válida víspera zócalo ómnibus ópera ' +
    'lunes martes miércoles jueves viernes sábado sábados domingo domingos día días mañana mañanas mediodía también más además después todavía aún así aquí ahí allí rápido rápida rápidos rápidas fácil fáciles difícil difíciles útil útiles móvil móviles teléfono teléfonos línea líneas página páginas público pública técnico técnica técnicos clásico clásica clásicos médico médica médicos básico básica básicos único única únicos económico económica económicos ecológico ecológica ecológicos orgánico orgánica orgánicos eléctrico eléctrica eléctricos mecánico mecánica mecánicos práctico práctica prácticas prácticos plástico plásticos físico física matemáticas informática fotográfico gráfico artístico doméstico turístico auténtico auténtica auténticos automático automática automáticos automóvil automóviles vehículo vehículos ' +
    'niño niños niña niñas año años baño baños español española españoles enseñanza diseño diseños diseñador pequeño pequeña pequeños pequeñas dueño dueños dueña dueñas compañía señora señoras otoño montaña montañas piña caña leña puño tamaño tamaños cariño sueño sueños engaño engaños daño daños ' +
    'envío envíos garantía garantías energía energías alegría categoría peluquería panadería pastelería carnicería pescadería librería papelería taquería cafetería heladería frutería floristería ferretería lavandería tintorería tapicería carpintería cerrajería fontanería joyería perfumería zapatería pizzería cervecería marisquería guardería asesoría consultoría auditoría fotografía psicología odontología fisioterapia podología veterinaria tecnología ecología economía batería baterías vacío vacía frío fría fríos tarifa guía guías vía país países raíz raíces maíz río tía tío María García Martínez López Sánchez Pérez Gómez Fernández González Rodríguez Jiménez Álvarez Gutiérrez Díaz Hernández Ramírez Güero ' +
    'clínica clínicas cerámica cámara cámaras lámpara lámparas máquina máquinas música cómodo cómoda cómodos rebaja rebajas estrés inglés francés alemán portugués japonés italiano café cafés menú menús jamón jabón jabones salón sofá sofás jardín jardines balcón rincón corazón camión avión estación atención opción opciones habitación sesión sesiones decisión profesión pasión pensión televisión presión tensión versión inversión formación razón ratón buzón calefacción común según algún ningún próximo próxima próximos último última últimas últimos máximo mínimo mínima máxima número números título títulos artículo artículos método período crédito créditos depósito éxito hábito límite límites trámite trámites análisis crítica política rápidamente fácilmente sólido válido árbol árboles azúcar lápiz césped fútbol pádel álbum túnel hotel fértil ágil dócil débil mamá bebé bebés recién recogida teléfono códigos código kilómetros kilómetro centímetros vídeo vídeos miércoles artesanía artesanías antigüedad vergüenza bilingüe bilingües pingüino cigüeña averías avería reúne aún óptica óptico ópticas oído oídos cría crías ' +
    'Picos_de_Europa PVC LED MDF SAT RFC CFE IMSS Perú México Panamá Canadá Japón Ecuador Colombia Argentina Bolivia Uruguay Paraguay Venezuela Guatemala Honduras Nicaragua agrotóxicos hipoalergénico hipoalergénica Navidad Reyes Excel IVA TPV ITV DNI PYME PYMES CDMX Madrid España Europa Francia Italia Portugal',
  short:
    'pág=página aprox=aproximadamente dto=de_descuento dcto=de_descuento hrs=horas hr=hora min=minutos máx=máximo max=máximo mín=mínimo pers=personas mzo=marzo exp=experiencia por_pers=por_persona 1ª=primera 2ª=segunda 3ª=tercera 1er=primer c/=con p/=para s/=sin ppto=presupuesto hnos=Hermanos sept=septiembre oct=octubre nov=noviembre dic=diciembre ene=enero feb=febrero depto=departamento prov=provincia ud=unidad uds=unidades wsp=WhatsApp wasap=WhatsApp km0=kilómetro_cero finde=fin_de_semana',
  rules: [
    [
      /(?<=(?<!\d)[0-3]?\d )(?=(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L}))/gu,
      'de ',
    ],
    [/(?<=\p{L} )-(?=\d+ años)/gu, 'menores de '],
    [/([<>])\s?(?=(?:[€$£]\s?)?\d)/gu, (_, sign) => (sign === '>' ? 'más de ' : 'menos de ')],
    [
      /(?<!\p{L})([LMXJVS]) ?(?:a|-|–) ?([LMXJVSD])(?!\p{L})/gu,
      (_, from = '', to = '') => `de ${days[from]} a ${days[to]}`,
    ],
    [/(?<!\p{L})([LMXJVSD])(?= y [LMXJVSD] \d)/gu, (_, day = '') => days[day] ?? day],
    [/(?<!\p{L})([LMXJVSD]) (?=\d\d?[-–:])/gu, (_, day = '') => `${days[day]} `],
    [/(?<=\p{L} |\/7 )x (?=\p{L}{3}|\d[\d.,]* ?€)/gu, 'por '],
    [/\+ de (?=[\d$€])/gu, 'más de '],
    [/(\d) ?x sem(?:ana)?\.?(?!\p{L})/giu, '$1 veces por semana'],
    [/(?<=\s(?:en|cada)) ([2-9]|\d\d)\s?h(?!\p{L})/giu, ' $1 horas'],
    [/(\d) ?h\s?[-–]\s?(\d\d?) ?h(?![\p{L}\d])/gu, '$1–$2 h'],
    [/(\d)h(?![\p{L}\d])/gu, '$1 h'],
    [/ y (?=i|hi(?!e))/giu, ' e '],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll})(?!hij|co)/gu, ' y '],
    [/(\d)%/gu, '$1 %'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:por favor|porfa(?:vor)?|pls|plis) (?:mencionar|poner|destacar|incluir|corto|que sea|añadir)[^.;)\]]*|(?:hay que|importante) (?:mencionar|poner|destacar|decir)[^.;)\]]*|(?:destacar|mencionar|poner) (?:esto|que|lo de)[^.;)\]]*|no (?:muy|tan|demasiado) (?:comercial|largo)[^.;)\]]*|(?:nota(?: para la agencia)?|ojo|obs|pd|p\.d\.|recordar|acordarse|no olvidar)(?::| (?=actualizar|poner|mencionar|decir|confirmar|revisar|hablar))[^;)\]]*|(?:porfa|pls|plis)(?!\p{L}))[)\]]?/giu,
  included: {
    before: 'con',
    after: String.raw`\+$=incluidos iva$=incluido (?:as|ciones|dades)$=incluidas (?:os|ores|ajes|es)$=incluidos (?:a|ción|dad|umbre|sión)$=incluida =incluido`,
  },
  and: 'y',
  notation: {
    euro: 'euros?|eur|eu',
    signFirst: false,
    each: 'por',
    allDay: '24 horas',
    per: 'hour=la_hora day=al_día week=por_semana month=al_mes year=al_año night=la_noche person=por_persona',
  },
};
