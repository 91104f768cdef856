import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Spanish last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] Mira lo que hace tu ayuda.
  [cause] Conoce el trabajo y decide cómo ayudar.
  [!cause playful] Échale un vistazo.
  [!cause] Mira los detalles.
  [!cause] Descubre más.
  [cause] Infórmate y elige cómo ayudar.
  # SHOP_NOW
  [playful] Date una vuelta por la tienda.
  [warm] Pasa y elige con calma.
  [luxury] Tómate tu tiempo y elige.
  Mira y elige.
  Todo está en la tienda.
  # SIGN_UP
  [course] Reserva tu lugar.
  [course] Inscríbete y empieza con la primera clase.
  [software] Crea tu cuenta y pruébalo en tu día a día.
  [software] Regístrate y pruébalo.
  Regístrate.
  Inscríbete cuando quieras.
  # GET_OFFER
  [playful] Date un gusto.
  Elige lo que más te guste.
  Mira y aprovecha.
  # ORDER_NOW
  [playful food] Ya sabes qué hacer.
  [food] Elige tu favorito y pide.
  [food] Haz tu pedido cuando quieras.
  Elige y haz tu pedido.
  Haz tu pedido.
  # BOOK_TRAVEL
  [playful] Maleta lista. Reserva.
  [warm] Ven a quedarte con nosotros.
  Elige tus fechas y reserva.
  Mira las fechas libres.
  # CONTACT_US
  [booking !health !law !food] Elige tu fecha y reserva.
  [booking !health !law !food] Reserva cuando te venga bien.
  [health] Pide tu cita.
  [health] Llámanos y buscamos una hora.
  [law] Cuéntanos tu caso.
  [food] Reserva tu mesa.
  [quote] Llama y cuéntanos qué pasa.
  [service] Pide tu cita.
  [service] Dinos qué día te viene bien.
  [warm] Escríbenos. Te ayudamos con gusto.
  [playful] Escríbenos. No mordemos.
  [quote] Cuéntanos qué necesitas.
  [course] Escríbenos y reserva tu lugar.
  [food] Escríbenos y reservamos tu mesa.
  Escríbenos.
  ¿Preguntas? Escríbenos.
  # DOWNLOAD
  Descarga y prueba.
  Descarga la app y decide.
  # SUBSCRIBE
  Elige tu plan y empieza.
  Suscríbete.
  # GET_QUOTE
  [warm] Pide tu presupuesto y te lo explicamos.
  Pide tu presupuesto.
  Cuéntanos qué necesitas.
  Escríbenos con los detalles.
  # APPLY_NOW
  [warm] Nos encantará leerte.
  Lee los detalles y envía tu solicitud.
  ¿Te ves ahí? Postúlate.
  # WATCH_MORE
  Mira el vídeo.
  Míralo en acción.
  `,
);
