import { readTexts } from '../sheet.ts';

/** A trouble is asked, never explained; everything else stands as it was given. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.forWhom: {name} for {audience}
  # figures.price: Price: {figure}
  # figures.rating: Rating: {figure}
  # openings.problem-solution: [cause] {people}. You can help change that. | [playful open] {p}? Say no more. | [warm open] {p}? There’s good news. | [bold open] {p}. Sound familiar?
  [professional open] {p}? Here’s one answer. | [luxury open] {p}? Allow us a suggestion. | [plain open] {p}? Here’s an idea. | --- | {p}? | {people}.
  # openings.offer: [plain open] Good to know: {offer}. | [playful open] {offer}. Not bad, is it? | [bold open] {offer}. Simple as that. | {offer}.
  # openings.checklist: [job] What the job brings. | [playful open] The good bits, no drumroll. | [bold open] No fluff. Just the facts. | [professional] {brand} in brief. | {brand} at a glance.
  The short version.
  # openings.key-benefit: {brand}: {own}. | {id}. {b}. | {b}.
  # openings.second-problem: [bold open] {p}? Read on. | [open !bold] {p}. Sound familiar? | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: For {audience}: {name}. | {name}, for {audience}. | For {audience}.
  # openings.feature-spotlight: [playful open] Psst: {b}. | [bold open] Fact: {b}. | Worth knowing: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | In a few words: {name}.
  # openings.question: Every question about {brand} is welcome. | Every question is welcome.
  # openings.fit-check: [!cause !funeral !job !health !law] Is {brand} what you’re looking for? | [job] Could this be your next move? | Not sure yet? That’s fine.
  # openings.try-it-yourself: [!cause !funeral] Don’t just take our word for it. | See for yourself.
  # openings.ask-first: Questions about {brand}? Ask away. | Ask us anything before you decide.
  # openings.first-step: [funeral] The first step is a conversation. | One small step: get to know {brand}. | The first step is a small one: take a look.
  # openings.shortlist: [!cause !funeral !job] One for your shortlist: {line}. | Comparing your options? Here’s one.
  # openings.own-pace: No pressure. Look first, decide later.
  # openings.simple-choice: [cause] Helping can be simple. | Some decisions can be simple.
  # openings.invitation: [law] It starts with a conversation. | [money] It starts with a question. | [health] Take your time. Ask first. | You’re invited to take a closer look at {brand}.
  You’re invited to take a closer look.
  # openings.second-look: [playful open] Keep scrolling, or meet {brand}? | Worth a second look: {line}.
  # openings.how-to: [!cause !job] How to begin with {brand}: look, ask, choose. | Where to begin? With the details.
  # openings.contrarian: [open] This ad could be louder. {brand} doesn’t need it. | Fewer promises, more details.
  # closers.LEARN_MORE: [cause] Find out how you can help. | [cause] Read about the work, then decide. | [job] Read what the job involves. | [software] See how it works.
  [health] Read the details, then ask us anything. | [money] Ask how it would work for you. | [quote] Tell us what you need. | [playful] Go on, take a peek.
  [warm] Have a look and see what you think. | [professional] See the details and decide for yourself. | [bold] See for yourself. | [luxury] Take a closer look, in your own time. | Find out more.
  See the details. | Questions? Just ask.
  # closers.SHOP_NOW: [playful] Go on, have a look. | [warm] Have a look and see what you think. | [bold] See for yourself. | [luxury] Take a closer look, in your own time. | Have a look. | Find out more.
  See the details.
  # closers.SIGN_UP: [playful] Go on, sign up. | [warm] Have a look first, then sign up. | [bold] Ready? Sign up. | [luxury] Sign up in your own time. | Sign up here. | Sign up when you’re ready.
  Questions? Ask first, then sign up.
  # closers.GET_OFFER: [playful] Go on, have a look. | [warm] Have a look and see what you think. | See the offer. | Have a look. | Find out more.
  # closers.ORDER_NOW: [playful food] You know what to do. | [warm] Have a look first, then order. | Order here. | Order when it suits you. | Questions? Ask first, then order.
  # closers.BOOK_TRAVEL: [warm] Have a look first, then book. | [bold] Ready? Book it. | Book when it suits you. | Find out more and book. | Questions? Ask first, then book.
  # closers.CONTACT_US: [self] Send me a message. | [self] Get in touch. | [booking] Get in touch to book. | [booking] Send us a message to book. | [law] Tell us what you need help with. | [quote] Tell us what you need. | [health] Send us your question.
  [playful] Say hello. We don’t bite. | [warm] Get in touch. We’re happy to help. | [professional] Contact us with your questions. | [bold] Talk to us. | [luxury] Get in touch here.
  Send us a message. | Get in touch. | Questions? Just ask.
  # closers.DOWNLOAD: [playful] Go on, download it. | [warm] Have a look first, then download it. | Download it and have a look. | Download it here. | Download it and see what you think.
  # closers.SUBSCRIBE: [playful] Go on, subscribe. | [bold] Ready? Subscribe. | Subscribe here. | Subscribe when it suits you. | Find out more and subscribe.
  # closers.GET_QUOTE: [self] Send me a message. | [self] Get in touch. | [warm] Get in touch. We’re happy to help. | [professional] Request your quote. | Ask for your quote. | Send us a few details. | Get in touch. | Questions? Just ask.
  # closers.APPLY_NOW: [playful] Like the sound of it? Apply. | [warm] We’d love to hear from you. | [professional] Read the full details and apply. | Read the details and apply.
  If it sounds like you, apply. | Questions? Ask first, then apply.
  # closers.WATCH_MORE: [playful] Go on, press play. | Press play. | Watch the video. | Press play and see what you think.
  # hooks.fear-loss: [open] {p}. Does that ring a bell? | [open] You may know this: {p}. | [!cause] {p}? Let’s talk about it. | [cause] {people}. Looking away won’t change it.
  [sober !cause] {p}? Asking is the first step. | --- | [funeral] You don’t have to work it all out alone. | A quick choice is easily regretted. | Don’t leave it to chance. Look before you choose.
  The question you don’t ask is the one that stays. | It’s easy to put this off. It’s just as easy to take a look.
  # hooks.curiosity: {n}. {n2}. Curious? | One thing to know about {brand}: {own}. | [open] Instead of small print: {b}. | Let’s start here: {b2}. | --- | [job] What does your next job need to have?
  What’s behind {brand}? Take a look. | What’s the first thing you’d ask? | What would you look for first? | How do you choose when everything looks the same?
  # hooks.social-proof: {proof}. | See for yourself: {b}. | One thing that counts: {b2}. | Worth checking: {b3}. | --- | Don’t just read about {brand}. See for yourself.
  Show this to someone whose opinion you trust. | Ask the awkward questions first. We’ll answer them. | Your own opinion is the one that counts.
  # hooks.contrarian: [open] Most ads shout. This one says: {b}. | No grand promises. {b2}. | [open] No slogan. {n}. | --- | [open] We could shout. We’d rather show you {brand}.
  Here’s an ad that doesn’t shout. | Big promises are easy. Details are better. | You don’t need more ads. You need the details.
  # hooks.how-to: Before you decide: {offer}. | A good place to start: {b2}. | So you know: {c}. | --- | [quote] How it starts: you tell us what you need.
  [service] How it starts: you tell us what you need. | How to tell if it suits you: look first, ask second. | How to choose well: know what you need before you look.
  How to decide without pressure: look, ask, sleep on it. | How to compare: put the details side by side.
  # hooks.trend-jacking: [open] Green flag: {n}. | [open] Worth saving: {b}. | [open !formal] Plot twist: {b}. | --- | [open !formal] This is your sign to look at {brand}. | Worth remembering: {label}.
  In one line: {label}. | A quick reminder: your choice, your pace.
  # hooks.identity: For {audience}: {b}. | [open !cause] {audience}, this one’s for you. | [!cause] {audience}, meet {brand}. | For anyone who notices the details: {b2}. | ---
  For people who read the small print. | For people who’d rather see than be told. | For people who like straight answers. | For people who make up their own minds.
  # headlines: {n} | {offer} | {b} | {what} | {brand} | {price} | {b2} | For {audience} | {head} | ---
  [cause] How you can help | A closer look at {brand} | Get to know {brand} | In a few words | Good to know | Questions welcome | Here are the details
  --- | Take a closer look | See for yourself | Look first, then decide | Ask us anything | [!health !funeral] Make up your own mind | Worth a look | One for your shortlist
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | For {audience} | {what} | {label} | --- | See the details
  Take a closer look | Find out more | Look before you decide | Ask us anything
`);
