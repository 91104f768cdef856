import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences. A trouble is asked, never explained; everything else stands as it was given. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution
  [cause] {people}. You can help change that.
  [cause] {p}. You can help change that.
  [playful open] {p}? Not on our watch.
  [playful open] {p}? We can’t have that.
  [warm open] {p}? We know the feeling.
  [bold open] {p}? Let’s sort that.
  [professional open] {p}? There’s a simpler way.
  [plain open] {p}? Let’s fix that.
  [luxury] {p}? Not here.
  [sober] {p}?
  [people] {people}. It can be different.
  ---
  {p}?
  {people}.
  # offer
  [playful open] {offer}. Go on, then.
  [bold open] {offer}. Simple as that.
  {offer}.
  # checklist
  [playful open] The good bits, no drumroll.
  [bold open] No fluff. Just the facts.
  [cause] What your help makes possible.
  [professional] {name} in brief.
  {name} at a glance.
  The short version.
  # key-benefit
  [playful open !cause] {n}? Yes. {n2}? Also yes.
  [cause] {b}. That’s how {brand} works.
  {n}. {n2}. That’s {brand}.
  {b}. {b2}. That’s {brand}.
  {b}. {b2}.
  {b}.
  # second-problem
  [playful open] {p}? Been there.
  [warm open] {p}? You’re in the right place.
  [bold open] {p}? Done with that.
  [professional open] {p}? It doesn’t have to be like that.
  [plain open] {p}? There’s another way.
  {p}?
  {people}.
  # numbers-first
  {proof}.
  # audience-fit
  [playful open] Hello, {audience}.
  [cause] For {audience}: {name}.
  For {audience}: {name}.
  {name}, for {audience}.
  For {audience}.
  # feature-spotlight
  [playful open] {b}. Yes, really.
  [bold open] {b}. Full stop.
  [warm] {b}, because details matter.
  Worth knowing: {b}.
  {b}.
  # price-first
  {price}.
  # plain-talk
  {id}.
  In a few words: {name}.
  # question
  [!cause !funeral !job] What would you want from {name}?
  [cause] What can one small gift do?
  [job] What would your next job need to have?
  What would you ask about {name} first?
  What would you ask first?
  # fit-check
  [!cause !funeral !job !health !law] Is {name} what you’re looking for?
  [job] Could this be your next move?
  Not sure yet? That’s fine.
  # try-it-yourself
  [!cause !funeral !job] Don’t take our word for it. Try {name} yourself.
  [cause] See the work for yourself.
  See for yourself.
  # ask-first
  Questions about {name}? Ask away.
  Ask us anything before you decide.
  # first-step
  [cause] The first step is small: see what we do.
  [funeral] The first step is a conversation.
  One small step: get to know {name}.
  The first step is a small one: take a look.
  # shortlist
  [!cause !funeral !job] One for your shortlist: {label}.
  Comparing your options? Here’s one.
  # own-pace
  No pressure. Just {name}.
  No pressure. Look first, decide later.
  # simple-choice
  [cause] Helping can be simple.
  Some decisions can be simple. Start with {name}.
  Some decisions can be simple.
  # invitation
  Come and meet {brand}.
  You’re invited to take a closer look at {name}.
  You’re invited to take a closer look.
  # second-look
  [playful open] Keep scrolling, or meet {name}?
  Worth a second look: {label}.
  # how-to
  [!cause !job] How to begin with {name}: look, ask, choose.
  Where to begin? With the details.
  # contrarian
  [open] This ad could be louder. {name} doesn’t need it.
  Fewer promises, more details.
  `,
);
