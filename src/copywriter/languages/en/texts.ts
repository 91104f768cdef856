import { readTexts } from '../sheet.ts';

/** A trouble is asked, never explained; everything else stands as it was given. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.isA: {name} is {what}
  # identity.forWhom: {name} for {audience}
  # identity.bare: {name}
  # figures.price: Price: {figure}
  # figures.rating: Rating: {figure}
  # openings.problem-solution: [cause] {people}. You can help change that. | [cause] {p}. You can help change that. | [playful open] {p}? Not on our watch.
  [playful open] {p}? We can’t have that. | [warm open] {p}? We know the feeling. | [bold open] {p}? Let’s sort that. | [professional open] {p}? There’s a simpler way.
  [plain open] {p}? Let’s fix that. | [luxury] {p}? Not here. | [sober] {p}? | [people] {people}. It can be different. | --- | {p}? | {people}.
  # openings.offer: [warm open] Good news: {saving}. | [plain open] First things first: {offer}. | [playful open] {offer}. Go on, then. | [bold open] {offer}. Simple as that. | {offer}.
  # openings.checklist: [plain venue] What’s cooking. | [plain course] What to expect. | [plain travel] What’s waiting for you. | [plain software] What it does. | [plain app] What’s inside.
  [plain service] How we work. | [plain quote] How we work. | [health] Good to know beforehand. | [law] What to expect. | [money] What to expect. | [job] What the job brings.
  [playful open] The good bits, no drumroll. | [bold open] No fluff. Just the facts. | [cause] What your help makes possible. | [professional] {name} in brief. | {name} at a glance.
  The short version.
  # openings.key-benefit: [cause] {b}. That’s how {brand} works. | {b}. {b2}. That’s {brand}. | {b}. {b2}. | {b}.
  # openings.second-problem: [playful open] {p}? Been there. | [warm open] {p}? You’re in the right place. | [bold open] {p}? Done with that.
  [professional open] {p}? It doesn’t have to be like that. | [plain open] {p}? There’s another way. | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: [cause] For {audience}: {name}. | For {audience}: {name}. | {name}, for {audience}. | For {audience}.
  # openings.feature-spotlight: [playful open] {b}. Yes, really. | [bold open] {b}. Full stop. | Worth knowing: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | In a few words: {name}.
  # openings.question: [!cause !funeral !job] What would you want from {name}? | [cause] What can one small gift do? | [job] What would your next job need to have?
  What would you ask about {name} first? | What would you ask first?
  # openings.fit-check: [!cause !funeral !job !health !law] Is {name} what you’re looking for? | [job] Could this be your next move? | Not sure yet? That’s fine.
  # openings.try-it-yourself: [!cause !funeral !job] Don’t take our word for it. Try {name} yourself. | [cause] See the work for yourself. | See for yourself.
  # openings.ask-first: Questions about {name}? Ask away. | Ask us anything before you decide.
  # openings.first-step: [cause] The first step is small: see what we do. | [funeral] The first step is a conversation. | One small step: get to know {name}. | The first step is a small one: take a look.
  # openings.shortlist: [!cause !funeral !job] One for your shortlist: {label}. | Comparing your options? Here’s one.
  # openings.own-pace: No pressure. Just {name}. | No pressure. Look first, decide later.
  # openings.simple-choice: [cause] Helping can be simple. | Some decisions can be simple. Start with {name}. | Some decisions can be simple.
  # openings.invitation: [venue] Hungry? Come in. | [travel] Pack a bag. | [course] Come as you are. | [quote] Something that needs doing? | [service] One thing less on your list.
  [software] See it with your own work. | [health] Take your time. Ask first. | [law] It starts with a conversation. | [money] It starts with a question. | [job] There’s a place for you here.
  Come and meet {brand}. | You’re invited to take a closer look at {name}. | You’re invited to take a closer look.
  # openings.second-look: [playful open] Keep scrolling, or meet {name}? | Worth a second look: {label}.
  # openings.how-to: [!cause !job] How to begin with {name}: look, ask, choose. | Where to begin? With the details.
  # openings.contrarian: [open] This ad could be louder. {name} doesn’t need it. | Fewer promises, more details.
  # closers.LEARN_MORE: [venue] Come hungry. | [quote] Tell us what you need. | [quote] Get in touch and tell us about it.
  [service] Get in touch to find a time. | [service] Send us a message or give us a call. | [health] Read the details, then ask us anything. | [law] Ask for a first conversation.
  [money] Ask how it would work for you. | [course] See how it works, then save your place. | [software] See how it works. | [app] Take a look inside. | [job] Read what the job involves.
  [cause] See what your gift does. | [cause] Find out how you can help. | [cause] Read about the work, then decide. | [!cause playful] Go on, take a peek. | [!cause warm] Come and take a look.
  [!cause professional] See the details and decide for yourself. | [!cause bold] Go and see it. | [!cause luxury] Take a closer look, in your own time. | [venue] See the menu.
  [travel] See the place and the dates. | [!cause] Take a look and see what you think. | [!cause] Find out more. | [!cause] See the details.
  # closers.SHOP_NOW: [playful] Go on, have a browse. | [warm] Come and have a browse. | [bold] Found it? Get it. | [luxury] Take your time and choose. | Take a look and pick yours. | See it in the shop.
  Pick the one you like.
  # closers.SIGN_UP: [software] Create your account and try it with your own work. | [software] Sign up and see how it works for you. | [course] Save your place.
  [course] Sign up and start with the first session. | [app] Sign up and have a go. | [warm] Sign up and we’ll take it from there. | [professional] Sign up and see how it would work for you.
  [bold] Sign up and start. | Sign up when you’re ready. | [software] Sign up and have a look around. | [app] Give it a go. | Sign up here.
  # closers.GET_OFFER: [playful] Go on, treat yourself. | [warm] Have a look and pick your favourite. | Take a look and choose yours. | Pick what you like. | Have a look.
  # closers.ORDER_NOW: [playful food] You know what to do. | [food] Choose and order. | [food] Pick your favourite and order. | [warm] Order and we’ll get it ready for you. | Choose yours and order.
  Order whenever it suits you.
  # closers.BOOK_TRAVEL: [playful] Pack light. Book it. | [warm] Come and stay with us. | [luxury] Choose your dates, in your own time. | Check the dates and book yours. | See which dates are open.
  Pick your dates.
  # closers.CONTACT_US: [booking !health !law !food] Pick a date and book. | [booking !health !law !food] Book a time that suits you. | [health] Book your appointment.
  [health] Call or message us to find a time. | [health] Ask for an appointment that suits you. | [law] Tell us what you need help with. | [law] Call us for a first conversation.
  [law] Send us your question. | [venue] Reserve your table. | [venue] Book a table and come hungry. | [venue] Message us for a table. | [travel] Ask us about your dates.
  [quote] Call us and tell us what’s wrong. | [quote] Message us and we’ll sort out a time. | [service] Message us to book a time. | [service] Tell us when suits you.
  [playful] Say hello. We don’t bite. | [warm] Get in touch. We’re happy to help. | [professional] Contact us to talk through what you need. | [bold] Talk to us.
  [luxury] Get in touch, and we’ll arrange the rest. | Send us a message. | Drop us a line. | Questions? Just ask.
  # closers.DOWNLOAD: [playful] Download it. Your thumbs will thank you. | [warm] Download it and make yourself at home. | Download it and have a go. | Put it on your phone and try it.
  Open it once and see what you think.
  # closers.SUBSCRIBE: [food] Pick your first delivery. | [playful] Subscribe. Future you will be pleased. | [bold] Start your subscription. | Choose your plan and start. | Start when it suits you.
  # closers.GET_QUOTE: [warm] Ask for a quote. We’ll talk you through it. | [professional] Request your quote. | Ask for your quote. | Send us the details and we’ll send a quote. | Tell us what you need.
  Send us a few details.
  # closers.APPLY_NOW: [playful] Like the sound of it? Apply. | [warm] We’d love to hear from you. | [professional] Read the full details and apply. | Read the details and apply.
  If it sounds like you, apply.
  # closers.WATCH_MORE: [playful] Go on, press play. | See it in action. | Press play and see what you think.
  # hooks.fear-loss: [open] {p}. Again? | [open] {p}? That won’t fix itself. | [open] One more week of this? {p}. | [cause] {people}. Looking away won’t change it.
  [cause] {p}. Looking away won’t change it. | [sober !cause] {p}? Asking is the first step. | --- | [venue] Another dinner without ideas? | [quote] Small jobs grow while they wait.
  [service] Still on your to-do list? | [course] Someday isn’t a day of the week. | [travel] Holidays don’t plan themselves. | [software] How many tabs does it take today?
  [money] Unsure where to start? Start with a question. | [law] Unsure what to do? Ask first. | [health] Putting it off rarely makes it easier. | ---
  [funeral] You don’t have to work it all out alone. | [!cause !funeral !sober] Chosen in a hurry, regretted at leisure. | Don’t leave it to chance. Look before you choose.
  The question you don’t ask is the one that stays. | It’s easy to put this off. It’s just as easy to take a look.
  # hooks.curiosity: {n}. {n2}. Curious? | One thing to know about {brand}: {b}. | [open] Small print? No, good news: {b}. | Let’s start here: {b2}. | --- | [venue] What are you hungry for?
  [travel] Where to next? | [course] What would you like to learn next? | [quote] What needs doing? | [service] What can we take off your list? | [software] What would you do with it first?
  [app] What would you try first? | [health] What would you like to ask first? | [law] What would you like cleared up? | [money] What would you like to understand better?
  [job] What does your next job need to have? | --- | What’s behind {name}? Take a look. | What’s the first thing you’d ask? | What would you look for first?
  How do you choose when everything looks the same?
  # hooks.social-proof: {proof}. | See for yourself: {b}. | Hold us to this: {b2}. | Worth checking: {b3}. | --- | Don’t just read about {name}. See for yourself.
  Show {name} to someone whose opinion you trust. | Ask the awkward questions first. We’ll answer them. | Your own opinion is the one that counts.
  # hooks.contrarian: [open] {p}. Normal? Hardly. | [open] Most ads shout. This one says: {b}. | No grand promises. {b2}. | [open] Forget the slogan. {n}. | --- | [venue] Not cooking tonight is also a plan.
  [travel] Even a small change of place counts. | [course] You don’t have to be good at it yet. | [quote] You don’t have to do it all yourself. | [service] You don’t have to do everything yourself.
  [software] Not another tool? Look at what it does first. | --- | [open] We could shout. We’d rather show you {name}. | Here’s an ad without an exclamation mark.
  Big promises are easy. Details are better. | You don’t need more ads. You need the details.
  # hooks.how-to: Where to start? {offer}. | First step: {offer}. | How we do it: {c}. | --- | [venue] How dinner gets easy: choose, order, sit down.
  [travel] How to plan a trip: dates first, then the rest. | [course] How to begin: turn up, try, ask. | [quote] How it starts: you tell us what you need.
  [service] How it works: say what you need, pick a time. | [software] How to find out: try it with one real task. | [health] How to prepare: write down your questions.
  [law] How to prepare: bring your papers and your questions. | --- | How to tell if it suits you: look first, ask second. | How to choose well: know what you need before you look.
  How to decide without pressure: look, ask, sleep on it. | How to compare: put the details side by side.
  # hooks.trend-jacking: [open] Out: {p}. In: {n}. | [open] Green flag: {n}. | [open !formal] Plot twist: {b}. | --- | [venue] Tonight’s plan: {label}. | [travel] Next on the map: {label}.
  [course] In the diary: {label}. | --- | [open !formal] This is your sign to look at {name}. | The tab worth keeping open: {label}. | In one line: {label}. | A quick reminder: your choice, your pace.
  # hooks.identity: For {audience}: {b}. | [open !cause] {audience}, this one’s for you. | [!cause] {audience}, meet {brand}. | For anyone who notices the details: {b2}. | ---
  [venue] For people who plan the day around lunch. | [travel] For people whose bag is already packed. | [course] For people who learn by doing. | [quote] For people with a list of jobs.
  [service] For people with a full diary. | [software] For people who’d rather get on with the work. | [money] For people who like to see the figures. | --- | For people who read the small print.
  For people who’d rather see than be told. | For people who like straight answers. | For people who make up their own minds.
  # headlines: {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | For {audience} | {label} | ---
  [cause] How you can help | A closer look at {name} | Get to know {name} | See {name} for yourself | Take a closer look
  See for yourself | Look first, then decide | Find out if it suits you | Ask us anything | Start with the details
  Make up your own mind | Worth a look | One for your shortlist | All the details, one look
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | For {audience} | {what} | {label} | --- | See the details
  Take a closer look | Find out more | Look before you decide | Ask us anything
`);
