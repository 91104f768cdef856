import { hookCategories } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Opening lines by category. Behind each "---" stand those that need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss
  [open] {p}. Again?
  [open] How much longer? {p}.
  [open] If nothing changes, more of this: {p}.
  [cause] {people}. Looking away won’t change it.
  [cause] {p}. Looking away won’t change it.
  [sober !cause] {p}? Asking is the first step.
  [sober !cause] Not sure where to turn? {p}.
  ---
  [funeral] You don’t have to work it all out alone.
  [!cause] Before you settle for something else, look at {name}.
  [!cause] A quick choice is easy to regret. Look at {name} first.
  Don’t leave it to chance. Look before you choose.
  The question you don’t ask is the one that stays.
  It’s easy to put this off. It’s just as easy to take a look.
  # curiosity
  {n}. {n2}. And there’s more.
  There’s a reason we mention this first: {b}.
  One detail to begin with: {b2}.
  [open] Picture it: {n}.
  ---
  What would you want to know about {name}?
  What’s behind {label}? Take a look.
  What’s the first thing you’d ask about {name}?
  What would you look for first?
  How do you choose when everything looks the same?
  # social-proof
  {proof}.
  Judge for yourself: {b}.
  Ask us about this one: {b2}.
  Check it before you decide: {b3}.
  ---
  Don’t just read about {name}. See for yourself.
  Show {name} to someone whose opinion you trust.
  Ask the awkward questions first. We’ll answer them.
  Your own opinion is the one that counts.
  Compare {name} with what you know. Then decide.
  # contrarian
  [open] {p}. Normal? Hardly.
  [!cause] Forget the long feature list. {b}.
  Less talk, more of this: {b2}.
  [open] No big speech. {n}.
  ---
  [open] We could shout. We’d rather show you {name}.
  Here’s an ad without an exclamation mark.
  Big promises are easy. Details are better.
  You don’t need more ads. You need the details.
  We’d rather be clear than clever about {name}.
  # how-to
  Where to start? {offer}.
  First step: {offer}.
  How we do it: {c}.
  [!cause] What you can do here: {b2}.
  ---
  How to decide on {name}: look first, ask second, choose third.
  How to find out if {name} suits you: take a look.
  How to choose well: know what you need before you look.
  How to decide without pressure: look first, ask second.
  # trend-jacking
  [open] Out: {p}. In: {n}.
  [open] Green flag: {n}.
  [open !formal] Plot twist: {b}.
  [open !formal] Note to self: {n2}.
  ---
  [open !formal] This is your sign to look at {name}.
  Note to self: take a look at {name}.
  Today’s tab worth keeping open: {label}.
  Saved for later? Make it {name}.
  A quick reminder: your choice, your pace.
  In one line: {label}.
  # identity
  For {audience}: {b}.
  [!cause] {audience}, meet {brand}.
  For anyone who notices the details: {b2}.
  For {audience}: {n}.
  ---
  For people who read the small print.
  For people who’d rather see than be told.
  For people who like straight answers.
  For people who look twice before they choose.
  For people who make up their own minds.
  `,
);
