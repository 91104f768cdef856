import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Spanish last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] Mira lo que hace tu ayuda.
  [cause] Conoce el trabajo y decide cómo ayudar.
  [!cause playful] Venga, echa un vistazo.
  [!cause warm] Ven a verlo.
  [!cause] Mira los detalles con calma.
  [!cause] Descubre más.
  [cause] Infórmate y elige cómo ayudar.
  # SHOP_NOW
  [playful] Venga, date una vuelta.
  [warm] Pasa y elige con calma.
  [luxury] Tómate tu tiempo y elige.
  Mira y elige el tuyo.
  Míralo en la tienda.
  # SIGN_UP
  [course] Reserva tu plaza.
  [course] Apúntate y empieza con la primera clase.
  [software] Crea tu cuenta y pruébalo con tu propio día a día.
  [playful] Apúntate y cotillea un poco.
  Regístrate y pruébalo.
  Apúntate cuando quieras.
  # GET_OFFER
  [playful] Date un capricho.
  Elige lo que más te guste.
  Aprovéchalo cuando quieras.
  # ORDER_NOW
  [playful food] Ya sabes lo que toca.
  [food] Elige lo que te apetezca y pide.
  [food] ¿Hambre? Haz tu pedido.
  Elige y haz tu pedido.
  Pide cuando te venga bien.
  # BOOK_TRAVEL
  [playful] Maleta lista. Reserva.
  [warm] Ven a quedarte con nosotros.
  Elige tus fechas y reserva.
  Mira las fechas libres.
  # CONTACT_US
  [health] Pide tu cita.
  [health] Llámanos y buscamos un hueco.
  [law] Cuéntanos tu caso.
  [food] Reserva tu mesa.
  [quote] Llama y cuéntanos qué pasa.
  [service] Pide tu cita.
  [service] Dinos qué día te viene bien.
  [warm] Escríbenos. Te ayudamos con gusto.
  [playful] Escríbenos. No mordemos.
  Cuéntanos qué necesitas.
  Basta con un mensaje.
  # DOWNLOAD
  [playful] Descárgala, toca y a jugar.
  Descárgala y pruébala.
  Ábrela una vez y decide.
  # SUBSCRIBE
  Elige tu plan y empieza.
  Suscríbete cuando quieras.
  # GET_QUOTE
  [warm] Pide tu presupuesto y te lo explicamos.
  Pide tu presupuesto.
  Cuéntanos qué necesitas y recibe un presupuesto.
  # APPLY_NOW
  [warm] Nos encantará leerte.
  Lee los detalles y apúntate.
  ¿Va contigo? Envía tu solicitud.
  # WATCH_MORE
  [playful] Venga, dale al play.
  Mira el vídeo.
  Míralo en acción.
  `,
);
