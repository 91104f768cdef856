import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] See what your gift does.
  [cause] Find out how you can help.
  [cause] Read about the work, then decide.
  [!cause playful] Go on, take a peek.
  [!cause warm] Come and take a look.
  [!cause professional] See the details and decide for yourself.
  [!cause bold] Go and see it.
  [!cause luxury] Take a closer look, in your own time.
  [food] See the menu.
  [travel] See the place and the dates.
  [!cause] Take a look and see what you think.
  [!cause] Find out more.
  [!cause] See the details.
  # SHOP_NOW
  [playful] Go on, have a browse.
  [warm] Come and have a browse.
  [bold] Found it? Get it.
  [luxury] Take your time and choose.
  Take a look and pick yours.
  See it in the shop.
  Pick the one you like.
  # SIGN_UP
  [software] Create your account and try it with your own work.
  [software] Sign up and see how it works for you.
  [course] Save your place.
  [course] Sign up and start with the first session.
  [app] Sign up and have a go.
  [warm] Sign up and we’ll take it from there.
  [professional] Sign up and see how it would work for you.
  [bold] Sign up and start.
  Sign up when you’re ready.
  [software] Sign up and have a look around.
  [app] Give it a go.
  Sign up here.
  # GET_OFFER
  [playful] Go on, treat yourself.
  [warm] Have a look and pick your favourite.
  Take a look and choose yours.
  Pick what you like.
  Have a look.
  # ORDER_NOW
  [playful food] You know what to do.
  [food] Choose and order.
  [food] Pick your favourite and order.
  [warm] Order and we’ll get it ready for you.
  Choose yours and order.
  Order whenever it suits you.
  # BOOK_TRAVEL
  [playful] Pack light. Book it.
  [warm] Come and stay with us.
  [luxury] Choose your dates, in your own time.
  Check the dates and book yours.
  See which dates are open.
  Pick your dates.
  # CONTACT_US
  [booking !health !law !food] Pick a date and book.
  [booking !health !law !food] Book a time that suits you.
  [health] Book your appointment.
  [health] Call or message us to find a time.
  [health] Ask for an appointment that suits you.
  [law] Tell us what you need help with.
  [law] Call us for a first conversation.
  [law] Send us your question.
  [food] Reserve your table.
  [food] Book a table and come hungry.
  [food] Message us for a table.
  [travel] Ask us about your dates.
  [quote] Call us and tell us what’s wrong.
  [quote] Message us and we’ll sort out a time.
  [service] Message us to book a time.
  [service] Tell us when suits you.
  [playful] Say hello. We don’t bite.
  [warm] Get in touch. We’re happy to help.
  [professional] Contact us to talk through what you need.
  [bold] Talk to us.
  [luxury] Get in touch, and we’ll arrange the rest.
  Send us a message.
  Drop us a line.
  Questions? Just ask.
  # DOWNLOAD
  [playful] Download it. Your thumbs will thank you.
  [warm] Download it and make yourself at home.
  Download it and have a go.
  Put it on your phone and try it.
  Open it once and see what you think.
  # SUBSCRIBE
  [food] Pick your first delivery.
  [playful] Subscribe. Future you will be pleased.
  [bold] Start your subscription.
  Choose your plan and start.
  Start when it suits you.
  # GET_QUOTE
  [warm] Ask for a quote. We’ll talk you through it.
  [professional] Request your quote.
  Ask for your quote.
  Send us the details and we’ll send a quote.
  Tell us about the job.
  Send us a few details.
  # APPLY_NOW
  [playful] Like the sound of it? Apply.
  [warm] We’d love to hear from you.
  [professional] Read the full details and apply.
  Read the details and apply.
  If it sounds like you, apply.
  # WATCH_MORE
  [playful] Go on, press play.
  See it in action.
  Press play and see what you think.
  `,
);
