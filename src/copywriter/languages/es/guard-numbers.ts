import { lexiconOf } from '../../guard/claims/lexicon/lexicon-sheet.ts';

export const es = lexiconOf(
  'es',
  `
  common: casi el la los las de del que y en un una para con por tu tus su sus es son mas sin no lo se te
    como al ya todo todos desde nuestro nuestra nuestros somos hasta cada cuando muy esta este a y sigues
  count 2: dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta
  count 40 by 10: cuarenta cincuenta sesenta setenta ochenta noventa
  count 200 by 100: doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos
  count 200 by 100: doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas
  numbers: veintiun 21, veintiuna 21, ciento 100, cien 100
  one: un uno una
  scales: mil 1000, millon 1000000, millones 1000000, docena 12, docenas 12, centenar 100, millar 1000
  and: y
  nouns.customer: cliente* usuari* comprador* miembro* suscriptor* socio socios socia socias seguidor* abonad* huesped*
  nouns.patient: paciente*
  nouns.professional: dentista* medico medicos doctor* experto* experta* especialista* profesional* gerente* dueno* veterinari* terapeuta* empleado* trabajador* desarrollador* profesor*
  nouns.student: estudiante* alumno* alumna*
  nouns.family: familia familias padres madres hogares hogar
  nouns.people: persona personas gente mujeres hombres espanol* mexicano* viajero* adultos
  nouns.org: clinica clinicas empresa empresas negocio* equipo equipos consulta consultas tienda tiendas hospital* colegio* escuela* restaurante* marca marcas consultorio* despacho* compania* pyme* agencia* hotel* competidor*
  nouns.review: resena* opinion opiniones valoracion* calificacion* testimonio* voto votos
  nouns.place: ciudad ciudades pais paises ubicacion* sede sedes sucursal*
  nouns.sale: reserva reservas pedido pedidos venta ventas descarga* cita citas vendid* entregas envios
  time: segundo segundos | minuto minutos minutito* min mins | h hora horas horita* hrs | dia dias noche noches | semana semanas | mes meses | ano anos
  time.decade: decada decadas siglo siglos
  per: por al a cada tu todas todos
  adverbs: diari* | semanal* | quincenal* | mensual* | anual*
  structure: paso pasos clic clics toque toques razon razones manera maneras forma formas consejo consejos idea ideas pregunta preguntas cosa cosas motivo motivos palabras errores
  over: mas de, mas que, al menos, por encima de, como minimo, superior* a, supera*, y mas de
  upTo: hasta, (no|nunca|ningun*) ~2 mas de, maximo, como maximo, max
  under: menos de, en menos de, ni, ni siquiera
  within: dentro de, en un plazo de
  outOf: de cada, de, sobre, entre
  stars: estrella estrellas
  discount: barat* descuento* descuento* rebaja* dto dcto oferta ahorra ahorre ahorro menos
  gain: ahorra* ahorre* ahorro gana gane ganar recupera* reduce reduzca reduzce reduce* menos mas aumenta* rapido mejora* pierde libera* joven sube
  proof: unete unase unirse confia* usan utiliza* eligen elegid* prefier* recomienda* recomendado feliz felices satisfech* ama aman atendid* valorad*
  from: desde, a partir de
  pitch: aguanta aguantan mantiene quedan solo nosotros nuestro nuestra nuestros nuestras nos recibes recibe incluye incluido ofrecemos ofrece gratis
    dura listo lista entregamos abierto ayuda ilimitado
  trial: devol* reembols* garantia* prueba* gratis probar pruebas
  half: media medio
  inside: en de tras
  predicates.ready: devolucion* cambios receta recetas listo lista tarda instalado
  predicates.content: grasa grasas azucar sal calorias alcohol cafeina residuos energia electricidad emisiones ruido esfuerzo estres peso polvo proteinas agua plastico
  predicates.result: profesional experto aprendes aprender aprende bailas bailar miedo factura impuestos notas notaras notar sientes sentiras diferencia efecto efectos nadar nadas nadando nadaras fluid* soltura cantar cantas cantando tocar tocas tocando hablar hablas hablando hablaras dominar dominas aprobad* aprobar apruebas apruebes aprobaras curad* curar alivi* dolor* adelgaz* kilos contratad* vendid* vendes confianza amortiz* rejuvenec*
  predicates.keep: replay* grabaciones imagenes aguanta* sobreviv* conserva* nevera frigorifico
  predicates.last: dura duran aguanta* resist*
  predicates.worked: lleva* llevamos experiencia oficio tradicion* fundad*
  predicates.range: autonomia bateria recarga
  predicates.lose: pierd* perder adelgaz*
  predicates.answer: cita hueco respond* respuesta* contest*
  predicates.solve: resol* resuelv* soluci*
  predicates.quote: presupuesto*
  predicates.ship: envio* enviamos entreg* paquete mensajer*
  rank: numero (uno|1), numero (dos|tres|#) (en|de|del), n º #, nº #, num (uno|#), num . #, n . º #, # º (de|en|puesto|lugar), primer (lugar|puesto), primera (opcion|eleccion|posicion), top (diez|cinco|tres|#), el (primero|primera) en
  fractions: (uno|una) de cada -1, mitad 50, (un|el|a) medio (millon|mil) 50, un tercio 33.333, tercios 66.667, un cuarto (de|menos|mas) 25, una cuarta parte 25, una tercera parte 33.333, tres cuartas 75,
    tres cuartos 75, mayoria de -51, gran mayoria -51, puntuacion perfecta -100, nota (perfecta|maxima) -100, puntuacion maxima -100
  multiples: el doble 2, al doble 2, doble de 2, duplica* 2, duplique 2, (dobla|doble|doblar|doblamos|doblan|doblad) (tu|tus|su|sus|el|la|los|las) 2, el triple 3, triplica* 3, triplique 3, cuadruplica* 4, multiplica* -2, veces mas -2, el cuadruple 4
  times: veces, x
  vague: decenas -10, docenas -12, cientos -100, centenares -100, centenar de -100, miles (de|confian|ya|usan|eligen|nos|lo|la) -1000, por miles -1000, millares -1000, millones de -1e6, decada -10, decadas -20, siglo -100, siglos -200, incontables -2000,
    innumerables -2000, infinidad de -2000, medio (millon|millar) -5e5
  idioms: dos ruedas, precio de (dos|tres), 24 horas (del|al|por) dia, (7|siete) dias (de|a|por) la semana, (7|siete) dias a? la? semana, de dos en dos, los dos, las dos, uno a uno, 7 de 7, dos por tres, entre los dos,
    cada dos por, en un dos por tres, mil gracias, mil y una, mil cosas
`,
);
