import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const es: PhraseTable = {
  trust: `
    que (los|las) _ (eligen|prefieren|recomiendan|piden), (confian|confia|confiaron|confiado|confiando|confianza) (en|de|por|a), confian (las|los|@who|ya|mas), de (maxima|total|toda)? confianza, (usad*|utilizad*|elegid*|preferid*|amad*|adorad*|querid*|escogid*|adoptad*|valorad*) (por|en|entre|a),
    @who ~2 (confian|eligen|aman|adoran|prefieren|recomiendan|usan|utilizan|coinciden|dicen|opinan|cuentan), (unete|unase|sumate|sumese|unirse|uniros) (a|al), (client*|usuari*|pacient*) (felices|satisfech*|content*|encantad*|fieles|contentos), (nuestros|nuestras) (client*|usuari*|pacient*|alumn*) ~3 (dicen|aman|recomiendan|confian|adoran|nos|lo|repiten|opinan|estan),
    (muchas|muchos|tantas|tantos|cada vez mas|numeros*|varias|varios) @who, (gracias|junto) a nuestr* ~2 client*, la (eleccion|opcion) (de|preferida|favorita), (ya )?(son|somos) (muchos|miles|mas), tus competidores, (tu|la) competencia ya, pregunta a (cualquier|tus|nuestros)`,
  popularity: `
    medio (barrio|pueblo|mundo) ~2 (ya|viene|va|compra|confia), (todo el que|quien|todos los que) ~4 (prueba|viene|prueban|vienen) ~4 (repite|vuelve|repiten|vuelven|encantad*|engancha*), (del|de la|de los|de las) que tod* ~5 (hablan|habla), (media|toda la) (ciudad|comarca|_) ya ~2 _,
    mas (vendid*|popular*|querid*|usad*|elegid*|descargad*|valorad*|recomendad*|famos*|demandad*|buscad*|leid*|vist*|premiad*|comentad*), (superventas|exito de ventas|bestseller|best seller), (todo el mundo|todos) (habla|hablan|lo usa|usan|quiere|quieren|confia*|ama|aman|eligen|lo), (la mayoria|mayoria) de ~2 (@who|nosotros), (favorit*|preferid*|predilect*) (de|por|entre|del),
    (exito|fenomeno|furor|sensacion) (entre|en|de|mundial|rotundo|total), causa furor, mayor crecimiento, que mas crece, descubre por que ~2 (@who|todos|tantos|tantas|miles), por que (tantos|tantas|todos|miles), agotad*, (aclamad*|renombrad*|afamad*), (a quien|al que|donde|lo que) ~1 (tus|sus) (vecinos|amigos|companeros) (llaman|van|compran|usan|eligen),
    (todo el que|quien|todos los que|cada _ que) ~4 (prueba|viene|prueban) ~6 (queda|quedan|engancha*|enamora*|adora*)`,
  award: `
    premiad*, premio*, galardon*, ganador*, medalla*, (gano|ganamos|obtuvo|obtuvimos) ~2 (oro|plata|bronce), condecorad*, (elegid*|votad*|nombrad*|nominad*) (como|mejor|el|la|producto|app), producto del ano, app del ano, finalista*`,
  evidence: `
    de media ~6 (tras|en|desde|despues de) (la|el) (primer*|segund*|tercer*|cuart*), (reconocid*|aprobad*|recomendad*) por ~2 (ministerio|universidad|instituto|federacion|colegio|gobierno|junta), (clinicamente|cientificamente|dermatologicamente|medicamente) (probad*|demostrad*|comprobad*|testad*|avalad*|validad*),
    (demostrad*|comprobad*|avalad*|respaldad*|validad*|certificad*|homologad*|acreditad*|testad*|contrastad*), (estudio*|estudios|investigacion*|ciencia|datos|encuesta*|expertos|cientificos|pruebas|estadisticas) ~2 (demuestra*|muestra*|confirma*|prueba*|dice*|dicen|avala*|revela*|indica*|respalda*|sugiere*|coinciden|afirman),
    (segun|de acuerdo con) ~2 (estudio*|expertos|encuesta*|investigacion*|datos|la ciencia), ensayo* clinico*, base cientifica, eficacia, evidencia, resultados (probados|demostrados|comprobados), tasa de (exito|satisfaccion)`,
  press: `
    (actores|futbolistas|estrellas|grandes chefs|campeones), (hablado|habla|hablan|hablo|escrito|escribio) (de|sobre) nosotros, nos (ha|han) (elegido|destacado|citado|mencionado|recomendado), (salimos|aparecimos|hemos salido) en _, (visto|vista|vistos) en (tv|television|la|los|el), (aparecio|aparecido|salimos|destacad*|mencionad*) en (la|los|tv|prensa|medios|television|el),
    aparece en (tv|prensa|medios|television|los medios|la (tele|television|prensa|radio)|el (pais|mundo|periodico|diario|telediario)), como se (vio|ve) en, (en|por|segun|de) la prensa, la prensa (dice|habla|nos|lo|destaca|recomienda), (los|en los) medios, en television, los criticos, la critica, (famosos|celebridades|influencers),
    (revista|periodico|diario|gaceta|suplemento) ~4 (escribio|escribe|dijo|dedico|destaco|destaca|llamo|publico|saco), (escribio|escribe|dijo|destaco) ~2 (revista|periodico|diario|gaceta|suplemento), nos dedic*, (su|la|en) portada`,
  reviews: `
    (excelentes|buenas|mejores|nuestras|increibles|magnificas|lee|leer|mira|grandes) ~2 (resenas|opiniones|valoraciones|criticas|testimonios), (resena*|testimonio*), mejor (valorad*|puntuad*|calificad*), (mejor|muy|bien) valorad*, (opiniones|valoraciones) (de|lo|reales|verificadas), cinco estrellas, casos de exito, lo que (dicen|opinan|piensan), historias de exito`,
  endorsement: `
    que los (chefs|cocineros|veterinarios|medicos|fisios|dentistas|profesionales|expertos) ~1 (sirven|usan|eligen|beben|compran|llevan), los (chefs|cocineros|anticuarios|veterinarios|medicos|fisios|dentistas|profesionales) ~7 (con nosotros|a nosotros|de nosotros), nos (recomienda*|avala*),
    (abogados|veterinarios|medicos|dentistas|especialistas|nutricionistas|profesores|fisios|chefs) ~3 (aconsejan|indican|recomiendan|eligen|prefieren|usan|confian), (los|las) _ (aconsejan|recomiendan), (veterinarios|medicos|dentistas|profesores|fisios|fisioterapeutas) ~2 (envian|mandan|derivan) ~5 (nosotros|aqui|mi), recomendad*, recomiend*, recomendacion*,
    (aprobad*|avalad*|respaldad*|certificad*|desarrollad*|creado|creada|disenad*|testad*) por ~2 (expert*|dentist*|medic*|dermatolog*|especialist*|profesional*|cientific*|doctor*|nutricionist*), los (expertos|dentistas|medicos|especialistas|profesionales) ~2 (recomiend*|eligen|prefieren|coinciden|confian|dicen|usan),
    (eleccion|opcion|preferid*|favorit*) de (los|las) (expert*|profesional*|especialist*), la eleccion de los, sello de (calidad|aprobacion|confianza|excelencia|recomendacion|certificacion), socio oficial, proveedor oficial, de referencia, (chef|chefs|cocinero|cocineros) ~1 (estrella|estrellas|michelin),
    (seleccion nacional|campeon*|olimpic*|profesionales) ~3 (entrenan|usan|vienen|llevan|comen|beben)`,
  leader: `
    lider*, numero uno, referente*, (primera|primer) (marca|opcion|eleccion|empresa), sin (rival|igual|comparacion|competencia), no tiene rival, pioner*, por delante de, mejor* ~3 (de|del|en|en el) (espana|madrid|barcelona|valencia|sevilla|malaga|bilbao|mexico|argentina|colombia|andalucia|mercado|mundo|sector|pais|barrio|ciudad|zona|region|europa),
    (el|la) unic* ~2 (en|de) (espana|el mercado|tu ciudad|la ciudad)`,
  superlative: `
    (el|la|los|las) ~2 mas _ (de|del) _, no (encontraras|hay|encontrara|vas a encontrar) ~3 (mejor|mejores), (inigualable*|insuperable*|imbatible*|incomparable*|inmejorable*|revolucionari*|milagros*|sin igual), (el|la|los|las) mas (rapid*|barat*|facil*|sencill*|avanzad*|eficaz*|potente*|complet*|segur*|comod*|modern*), de todos los tiempos,
    mejor que (nunca|ningun*|cualquier|el resto|la competencia|todos), perfect* para siempre, (popular*|famos*|prestigios*|viral|tendencia), (el|la|los|las|lo) mejor*, de clase mundial, (unic*) (en|del|que), el unico, la unica`,
  heritage: `
    (segunda|tercera|cuarta|quinta) generacion, desde los anos _, desde hace, (anos|decadas|generaciones) de (experiencia|tradicion|trayectoria|servicio), fundad* en, (larga|amplia|solida) (trayectoria|experiencia), de generacion en, generaciones`,
  free: `
    ningun* (permanencia|compromiso|cuota), (corre|va|es) (de|por) nuestra cuenta, invita la casa, pagamos nosotr*, lo pagamos, gratis, gratuit*, (envio|entrega|devolucion*|portes|prueba|muestra*|consulta|clase|demo|mes|instalacion|presupuesto) (gratis|gratuit*|sin coste|sin costo|incluid*), sin (coste|costo|cargo|comision*|permanencia|compromiso|tarjeta|letra pequena|costes),
    descuento*, rebaja*, (oferta*|promocion*) (especial*|limitad*|exclusiv*|unic*|de), en oferta, de regalo, regalo* (incluid*|gratis|sorpresa|de bienvenida), 2 x 1, mitad de precio, cupon*, sorteo*, mejor precio, precio* (especial*|reducid*|rebajad*), entrega en 24`,
  guarantee: `
    si no ~6 (te devolvemos|devolvemos|repetimos|volvemos|lo rehacemos), si no ~5 no pagas, si ~9 (te|le) ~1 (enviamos|mandamos|damos|reponemos|cambiamos), no pagas ~1 (nada|.|!), garantiz*, garantia*, devolucion del dinero, reembolso*, devolvemos tu dinero, sin (riesgo*|compromiso|preguntas), cancela (cuando|en cualquier),
    (resultados|satisfaccion|plaza|exito|trabajo|aprobado) asegurad*, (el|la) (trabajo|plaza|puesto|exito|titulo) es (tuyo|tuya), te lo prometemos, a nuestro cargo, no (pagas|paga|pagues) (nada|ni un), te (devolvemos|lo cambiamos|lo repetimos|reembolsamos), dinero de vuelta, (volvemos|lo hacemos|repetimos) ~4 (gratis|sin coste|sin cargo),
    (hasta el ultimo|cada) (euro|centimo|peso)`,
  urgency: `
    (quedan|queda) ~1 (poquisim*|contad*|pocas|pocos|muy pocas|muy pocos), (agenda|calendario) ~3 (llena|llenando|completa), (vuelan|se terminan|se estan agotando), no durara* (mucho|siempre), (tiempo|plazas|unidades|edicion|oferta|existencias|stock) limitad*, ultim* (dia*|hora*|oportunidad*|plaza*|unidad*|momento|semana),
    (solo|unicamente) (hoy|esta|quedan|hasta|por hoy|durante|este|faltan), quedan (poc*|muy|solo|pocas), quedan # ~2 (plazas|unidades|sitios|huecos|dias|horas|entradas|mesas|habitaciones|lugares), hasta agotar, (termina*|acaba*|finaliza*|caduca*|expira*|vence*) (hoy|esta|manana|pronto|el (#|domingo|lunes|viernes|sabado)|en (#|unas|pocas) ~1 (horas|dias)),
    antes de que (sea|se|acabe|termine|suba), se acaba*, (esta|hasta la) medianoche, (date|dese) prisa, no te (lo pierdas|quedes sin|quedes fuera), quedan las ultimas, (se agotan|vuelan|se acaban), (plazas|entradas|unidades) ~2 (contadas|limitadas|escasas), (oferta|promocion|inscripcion*|matricula) ~4 (termina*|acaba*|cierra*|finaliza*), apenas (queda|quedan),
    (casi|ya) no quedan, solo hacemos ~3 (al dia|por dia|a la semana)`,
  testimonial: `
    mi (hermana|hermano|tia|prima|suegra|amiga|vecino|marido|mujer|hijo|hija|madre|padre|novio|novia|perro|perra|gato|jefe|vecina), mis (hijos|hijas|ninos|padres), me (encanta|encanto|cambio|ha|salvo|ayudo|fascina), lo recomiendo, (probe|compre|descubri|llevo usando|uso @name), mi vida, yo (uso|lo|la), he probado, estoy encantad*, no puedo vivir, desde que (uso|lo|la|tengo),
    nos encanta`,
  comparison: `
    (nadie|en ningun*|ningun*) ~7 (mejor|mas (rapid*|barat*|fresc*|ric*)), no (encontraras|hay|encontraras|vas a encontrar|encuentras|existe|probaras) ~4 (mejor*|mas|igual), (mas|menos) _ que (cualquier*|otr*|los de|las de|el de|la de|nadie|ningun*|en cualquier|la competencia|el resto|tu|en el super*), mejor que (cualquier*|otr*|nadie|ningun*|el resto|la competencia|los|las),
    que cualquier otr*, que ningun* otr*`,
  result: `
    (vas|vais|va) a (facturar|vender|ganar|ahorrar|adelgazar|dormir mejor|aprobar), (despidete|despidase|olvidate|adios) ~3 (dolores|dolor|migranas|estres|insomnio|ansiedad),
    (previene*|evita*|alivia*|calma*|protege*|refuerza*|fortalece*|cura*) ~4 (dolor*|migrana*|alergia*|asma|eczema|digestion|flora|intestin*|defensas|inmun*|articulacion*|postura|circulacion|colesterol|espalda|insomnio|ansiedad), adios ~3 (dolor*|migrana*|alergia*|insomnio|ansiedad), nunca mas ~5 (multa*|sancion*|inspeccion*|demanda*), (dormir|duerm*|dormiras) (mejor|como),
    (purifica*|limpia*) ~3 aire, (digiere*|digestiv*|digerir), (indolor*|sin dolor), (elimina*|mata*) ~3 (bacterias|germenes|alergenos|virus|acaros), (desgrava*|deducible*|deducir), adios ~1 (alergia*|dolor*|insomnio|ansiedad|estres),
    (refuerza*|mejora*|reduce*|baja*|cura*|alivia*|calma*|cuida*|fortalece*) ~3 (defensas|inmun*|colesterol|tension|digestion|metabolismo|memoria|articulaciones|corazon|piel|dolor*|migrana*), (perderas|bajaras|adelgazaras|ganaras|eliminaras|conseguiras) ~2 (peso|kilos|grasa|musculo|fuerza|barriga|tallas), adelgaza (de una|para siempre|sin|por fin|ya),
    adios (definitivo|para siempre) (a|al), adios ~3 para siempre, (elimina|eliminan|eliminamos|acaba|acaban) ~4 (de raiz|para siempre|por completo), no (volvera|volveran) a (aparecer|pasar|doler|salir),
    (en|tras|despues de) (la|el|un|una|dos|tres|cuatro|pocas|pocos|unas|#) ~2 (clase|clases|semana*|mes|meses|sesion*|dia*) ~7 (seguro|desaparec*|notaras|veras|tocaras|hablaras|sabras|podras|te pones|dominaras|desaparezc*), no volveras a ~2 (sufrir|tener|pagar|sentir|ver|pasar|perder), (solo|mas que) un (mal )?recuerdo, a la primera (.|!),
    adios ~4 (sensibilidad|sangrado|encias|caries|celulitis|arrugas|varices|picores|pulgas|acne|contracturas), (validez|seguridad) (legal|juridica), ante un juez, (aceptad*|reconocid*) por hacienda`,
  allow: `
    del primer* al ultim*, no ~2 garantiz*, recomendamos, te recomendamos, a ultima hora, (lo|de lo) mejor de (ti|cada|ambos), aprovecha* al maximo, a lo mejor, mejor (tarde|aun|si|asi|momento|dicho), sienta* mejor, mucho mejor, (tus|sus|tu|su) (favorit*|preferid*|opinion*|resenas|clientes|pacientes|estudios), libre de, gestiona* ~2 (resenas|opiniones), la mejor version,
    unic* para, (sus|tus) mejores, el mejor momento, en la palma, desde (casa|el|tu|la|cualquier|el primer), ayuda* a, estudios universitarios, (lo|el|la) mejor (de|es|momento|esta|que|parte|amig*) (todo|que|para|tu|ti|el|la|hacer|puedes), mas _ que nunca`,
};
