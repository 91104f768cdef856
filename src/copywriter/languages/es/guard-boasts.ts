import { boastsOf } from '../../guard/claims/phrases/frames.ts';

export const es = boastsOf(`
  # nobody: nadie|ningun|ninguna|ninguno|en ningun sitio|en ningun lado|en ninguna parte|nada
  # every: cada|todo|toda
  # everybody: todo el mundo|todos|todas|todo|toda|medio|media|la mitad|clientes|invitados|visitantes|vecinos|vecinas|gente|padres|madres|ninos|amigos|companeros|quien|quienes
  # likes: ya|encanta|encanto|adora|adoran|aman|habla|hablan|jura|juran|repite|repiten|vuelve|vuelven|enamora|enamoran|enganchado*|enganchan|envidia|pregunta|preguntan|hace cola|hacen cola|se apunta|se apuntan|quiere|quieren|lo hacen|lo hace|viene|vienen|cae rendido|se rinde|flipa|flipan|nuestro numero|saben donde
  # likeUs: sin nosotros|tanto|tanta|tantos|tan|como nosotros|como nosotras|como aqui|como el nuestro|como la nuestra|como los nuestros|como las nuestras|tan bien|tan bueno|tan buena|tan rico|tan rica|se le parece|nos gana|se acerca|igual que nosotros
  # here: en la ciudad|de la ciudad|en el barrio|del barrio|en la zona|de la zona|de la region|en la region|del pais|en el pais|del mercado|en el mercado|del mundo|de la costa|de la isla|de la provincia|de la comarca|a la redonda|de todo|de toda
  # more: mejor|mejores|mas (rapido*|rapida*|barato*|barata*|fresco*|fresca*|facil|faciles|limpio*|limpia*|suave*|rico*|rica*|fuerte*|seguro*|segura*|amable*|bonito*|bonita*|ligero*|ligera*|sano*|sana*|tiempo|fiable*|cuidadoso*|cuidadosa*|eficaz*|comodo*|comoda*|cerca|autentico*|autentica*|silencioso*)|menos
  # than: que|de
  # rivals: cualquier|cualquiera|otro|otra|otros|otras|los demas|las demas|el resto|la competencia|supermercado*|super|en ningun|nadie|todos|todas|las cadenas|cadena|grandes marcas|lo normal|lo habitual|la media|siempre|de al lado|otro sitio|otros sitios|industrial*
  # experts: expertos|chefs|cocineros|veterinarios|veterinarias|medicos|doctores|dentistas|fisios|fisioterapeutas|nutricionistas|dietistas|matronas|enfermeras|pediatras|dermatologos|cientificos|psicologos|arquitectos|disenadores|estilistas|profesionales|especialistas|entendidos|conocedores|pianistas|musicos|atletas|deportistas|famosos|influencers|cirujanos|farmaceuticos|entrenadores|mecanicos|artesanos|sumilleres|baristas|panaderos|criticos|jueces|abogados|gestores|ingenieros|agricultores|jardineros|criadores|opticos|terapeutas|osteopatas|guias|maestros|libreros
  # most: (el|la|los|las|nuestro|nuestra) ~2 mas _ (de|del|que|en)|(el|la|los|las) ~1 (mejor|mejores)|unico en su clase|sin igual|inolvidable*|inigualable*|como ningun|como ninguna|el secreto mejor guardado|de lo mejor
  # never: nunca|jamas|no volveras|adios|se acabo|se acabaron|ya no|cero
  # forGood: seguro|segurisimo|fijo|nunca mas|mas|para siempre|de una vez por todas|de una vez|de por vida|para toda la vida|jamas|por fin
  # soon: desde el primer|desde la primera|desde el dia|ya en la primera|en la primera|tras una|tras un|despues de una|despues de un|en un abrir|en poco tiempo|en pocas|en pocos|en cuestion de|de la noche a la manana|al instante|enseguida|inmediatamente|siempre|cada vez|a la primera|antes de navidad|para el verano|en un mes|en una semana|en dos dias|la proxima
  # youWill: saldras|llegaras|quedaras|dejaras|no te|vas a|vais a|va a|van a|te vas a|seras|sereis|podras|podreis|tendras|veras|sabras|hablaras|bailaras|tocaras|dormiras|ganaras|ahorraras|aprobaras|aprenderas|olvidaras|notaras|conseguiras|lograras|haremos que|con nosotros|volveras
  # result: sin un|sin una|sin ningun|sin ninguna|mejor|solo|sola|sonreir|sonrie|lagrimas|aprobar|apruebas|aprueba|hablar|hablas|fluidez|nadar|nadas|correr|bailar|bailas|cantar|tocar|tocas|dormir|duermes|duerme|ganar|ganas|facturar|facturas|ahorrar|ahorras|vender|vendes|doblar|duplicar|crecer|crece|aprender|aprendes|dominar|dominas|sentir|sentiras|sientes|desaparece|desaparecen|desaparecer|olvidar|olvidas|dolor|dolores|estres|confianza|seguridad|feliz|tranquilo|en forma|fuerte|sano|salud|delgado|joven|notas|nota|agradecera|agradeceran|curado|perfecto|perfecta|orgulloso|exito|impecable|sin fallos|enganchado|encantar|te va a encantar|amor
  # body: sueno|piel|espalda|intestino|estomago|articulaciones|rodillas|inmune|inmunidad|inmunitario|defensas|estres|animo|humor|digestion|postura|energia|cerebro|concentracion|dolores de cabeza|circulacion|tension|musculos|corazon|mente|nervios|ansiedad|salud|microbiota|metabolismo|dientes|pelo|ojos|resfriado*|hormonas|flora|cuerpo
  # betters: bueno para|buena para|sienta bien|mejora*|mejor|refuerza*|fortalece*|alivia*|calma*|previene*|reduce*|baja|bajan|menos|profund*|cura*|agradece*|protege*|depura*|elimina*|adios|despidete|quita*|cuida*|combate*
  # scarce: vuelan|vuela|se agotan|se agota|agotado|agotada|agotadas|agotados|se llena|se llenan|casi lleno|casi llena|casi completo|quedan pocas|quedan pocos|queda poco|quedan poquisim*|apenas quedan|apenas queda|casi no quedan|casi no queda|ultimas plazas|ultimos huecos|ultimas unidades|ultimas|ultimos dias|pocas plazas|pocos huecos|plazas limitadas|unidades limitadas|lista de espera|hasta agotar|hasta fin de existencias|por orden de llegada|no duran|no dura mucho|se acaban|se acaba|nos las quitan|nos los quitan
  # hurry: date prisa|daos prisa|corre|corred|no esperes|no lo dejes|no te lo pienses|no tardes|no te quedes sin|antes de que|ahora o nunca|solo hoy|hoy solo|ultima oportunidad|aprovecha antes|reserva ya|apurate|sin tu ayuda|no te lo pierdas|no te pierdas
  # ifNot: si|si no|no te gusta|no te convence|en caso de
  # mends: (te|se|os) ~2 (devolvemos|regalamos|cambiamos|reponemos|pagamos|mandamos|enviamos|damos|hacemos|arreglamos)|devolvemos|lo repetimos|la repetimos|volvemos|repetimos|pagamos nosotros|invitamos|corre de nuestra cuenta|por nuestra cuenta|gratis|sin coste|no pagas|no cobramos|dinero de vuelta|reembols*|es gratis
  # qualified: autorizad*|certificado|diploma|titulo|titulad*|diplomad*|colegiad*|homologad*|certificad*|acreditad*
  # noOther: como nadie|nadie mas|ningun otro|ninguna otra|nadie mas
  # neverAgain: como nuev*|nunca mas|no ~2 volvera*|nunca volvera*|jamas volvera*|sin (un|una) sol*|mejor que nuev*
  # found: (ha|han) demostrado|demostro que|demostraron
  # others: en otros sitios|en otro sitio|otras tiendas|otros talleres|en otras tiendas|en otros lados|los otros|en un _ normal
  # the: el|la|los|las
  # of: de|del
`);
