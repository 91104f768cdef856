import { type Body, isGiven, type Params, withoutReserved } from './passed-through.ts';

/** Meta requires a link even if the button opens a form. This one is used if there is no other. */
const formLink = 'http://fb.me/';

export const linkOf = (body: Body) =>
  isGiven(body['link_url']) || !isGiven(body['lead_form_id']) ? body['link_url'] : formLink;

/** The button that opens a lead form. A video has no link beside its button. */
const formButton = (body: Body): Params => ({
  type: isGiven(body['call_to_action_type']) ? body['call_to_action_type'] : 'SIGN_UP',
  value: {
    lead_gen_form_id: body['lead_form_id'],
    ...(isGiven(body['video_id']) && { link: linkOf(body) }),
  },
});

/** The caller's own button, or the default one. */
export const callToAction = (body: Body): unknown => {
  const own = body['call_to_action'];
  if (isGiven(own)) return withoutReserved(own, 'call_to_action');
  if (isGiven(body['lead_form_id'])) return formButton(body);
  const type = isGiven(body['call_to_action_type']) ? body['call_to_action_type'] : 'LEARN_MORE';
  // The platform refuses a link on this button, because it opens a chat.
  const leads = isGiven(body['link_url']) && type !== 'WHATSAPP_MESSAGE';
  return leads ? { type, value: { link: body['link_url'] } } : { type };
};

/** Fields from which a button is built. */
export const buttonNames = ['link_url', 'call_to_action_type', 'lead_form_id'];

const buttonFields = [...buttonNames, 'call_to_action'];

/** A video without a link has no button, unless the caller asks for one. */
export const videoCallToAction = (body: Body) =>
  buttonFields.some((name) => isGiven(body[name])) ? callToAction(body) : undefined;
