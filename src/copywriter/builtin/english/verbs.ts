/** Base forms of English verbs; the other forms are derived. One list, wrapped for reading. */
const list = `
abandon absorb accelerate accept access acclaim accommodate accompany accomplish accumulate
achieve acknowledge acquire activate adapt add adhere adjust administer admire admit adopt
adore advance advertise advise affect afford aggregate agree aim air-dry alert align allocate
allow alter amaze amend amplify amuse analyse analyze anchor animate annotate announce annoy
answer anticipate apologise apologize appear apply appoint appreciate approve archive argue
arm arouse arrange arrive articulate ascend ask aspire assemble assert assess assign assist
assume assure attach attain attend attract audit augment authorise authorize automate avoid
await awaken back backdate badger bag bake balance ban bargain bash bathe battle beat beautify
become befriend begin behave believe belong benchmark bend benefit bet bid bike bill bind bite
blame blast bleach blend bless blink block blog bloom blow blur board boast boil bond book
bookmark boost boot borrow bother bounce brace brag brainstorm brake brand break breathe breed
brew brighten bring broadcast browse brush bubble budget build bully bump bundle burn bury buy
buzz cache calculate calibrate calm camp cancel cap capture care carry carve cast catalogue
catch cater cause caution cease celebrate centralise centralize certify challenge change
channel charge chart chase chat cheat check check-in cheer cherish chew chill choke choose
chop circulate cite claim clap clarify clash clasp classify clean cleanse clear click climb
cling clip clone close cluster clutch coach coat coax code collaborate collapse collect
collide color colour combine come comfort commemorate commence comment commission commit
communicate commute compare compensate compete compile complain complement complete complicate
compliment comply compose comprehend compress compromise compute conceal concede conceive
concentrate conclude condense condition conduct confess confide configure confirm conform
confront confuse congratulate connect conquer consent conserve consider consist consolidate
construct consult consume contact contain contemplate contend contest continue contract
contradict contrast contribute contrive control convert convey convince cook coordinate cope
copy corner correct correspond cost counsel count cover craft cram crash crave crawl create
credit creep criticise criticize crop cross crosscheck crowd cruise crush cry cultivate curate
curb cure curl customise customize cut cycle damage dance dare dash date dazzle deactivate
deal debate debug deceive decide declare declutter decode decorate decrease dedicate deduct
deepen default defeat defend define degrade delay delegate delete delight deliver demand
demolish demonstrate deny depart depend depict deploy deposit deprive derive descend describe
deserve design desire despise destroy detach detail detangle detect deter deteriorate
determine detox develop devise devote diagnose dictate die differ differentiate dig digest
digitise digitize dim diminish dine dip direct disable disagree disappear disappoint discard
discharge discipline disclose disconnect discount discourage discuss disguise disinfect
dislike dismiss dispatch display dispose disrupt dissolve distinguish distract distribute
disturb dive divide do document dodge dominate donate double doubt download downsize doze
draft drag drain draw dread dream dress drift drill drink drive drop drown dry dump duplicate
dust dwell dye earmark earn ease eat echo edge edit educate elaborate elect elevate elicit
eliminate email embark embarrass embed embody embrace embroider emerge emit emphasise
emphasize employ empower emulate enable enclose encounter encourage encrypt end endanger
endorse endure energise energize enforce engage engrave enhance enjoy enlarge enlighten enlist
enrich enrol enroll ensue ensure entail enter entertain entice entrust envision envy equal
equate equip erase erode err escalate escape escort establish estimate evacuate evade evaluate
evaporate even evoke evolve exaggerate examine excavate exceed excel exchange excite exclude
excuse execute exempt exercise exfoliate exhale exhaust exhibit exist expand expect expedite
expel experience experiment expire explain exploit explore export expose express extend
extinguish extract face facilitate factor fade fail fake fall familiarise farm fascinate
fasten favor favour fear feature feed feel fend ferment ferry fertilise fertilize fetch fight
figure file fill film filter finalise finalize find fine-tune finetune finish fire fish fit
fix flag flash flatten flatter flavour flee flex flick fling flip flirt float flood floss
flourish flow flush fly foam focus foil fold follow fool force forecast foresee forge forget
forgive forgo fork form format formulate forward foster frame free freeze freshen frighten
frustrate fry fuel fulfil fulfill function fund fundraise furnish fuse fuss gain gamble garden
gather gauge gaze generate get giggle give glance glare gleam glide glimpse glorify glow glue
go google gossip govern grab grade graduate graft grant grasp graze greet grieve grill grind
grip groan groom gross ground group grow grumble guarantee guard guess guide gulp gush hack
halt halve hammer hamper hand-pick handcraft handle handpick hang happen harden harm harness
harvest hashtag hatch hate haul haunt have head headline heal hear heat heighten help hesitate
hide hike hinder hint hire hit hoard hoist hold honor honour hook hop hope host house hover
hug hum humiliate hunt hurry hurt hush hydrate ice idealise identify ignite ignore illuminate
illustrate imagine immerse impact impair implement imply import impose impress imprint improve
inch incline include incorporate increase incur index indicate induce indulge inflate
influence inform inhale inherit inhibit initiate inject injure innovate input inquire insert
insist inspect inspire install instruct insulate insure integrate intend intensify interact
intercept interest interfere interpret interrupt intervene interview introduce invent
inventory invest investigate invite invoice invoke involve iron irrigate irritate isolate
issue itemise itemize jeopardise jog join joke journal journey judge juggle juice jump justify
keep kick kill knead kneel knit knock know label labour lack lag land last lather laugh launch
lay layer lead leak lean leap learn lease leave lecture legislate lend lengthen lessen let
level leverage liberate license lick lift light lighten like limit line linger link list
listen litter live load localise localize locate lock lodge log long look loop loosen lose
lounge love lower lubricate lure magnify mail maintain make manage manipulate manufacture map
march mark market marry marvel mash mask massage master match matter mature maximise maximize
mean measure mediate meditate meet melt memorise memorize mend mention mentor merge mess
microwave migrate mimic mind mine minimise minimize mirror mislead misplace miss mistake mix
mock model modernise modernize modify moisturise moisturize monitor mop motivate mourn move
mow multiply murmur mute nail name narrow navigate near need negotiate nest net neutralise
nibble nod nominate normalise normalize note notice notify nourish nudge number nurse nurture
obey object oblige observe obsess obstruct obtain occupy occur offend offer offset omit
onboard ooze open operate oppose opt optimise optimize orchestrate order organise organize
orient originate outgrow outlast outline outlive outnumber outperform output outshine outsmart
outsource overbook overcharge overcome overcook overflow overhaul overlap overload overlook
overpack overpay overrun oversee oversleep overspend overthink overwhelm owe own oxidise pace
pack package paddle page paint pair pamper panic parent park part participate pass paste pat
patch patrol pause pave pay peak peel peer penetrate perceive perfect perform permit persist
personalise personalize persuade phone photograph pick picture pierce pile pilot pin pitch
place plan plant plaster play plead please pledge plot plough plow plug plumb plunge point
polish ponder pop pose position possess post postpone pound pour power practice practise
praise pray pre-order precede predict prefer preheat preorder prepare prepay prescribe present
preserve press presume pretend prevent preview price prick pride prime print prioritise
prioritize probe proceed process procrastinate produce profit program progress prohibit
project prolong promote prompt pronounce proofread propel propose prosper protect prove
provide prune publish pull pump punch punish purchase purify pursue push put puzzle qualify
quarrel quench query question queue quieten quilt quit quiz quote race radiate rain raise rake
ramble range rank rate ration rattle rave reach react read readjust readmit realise realize
reap reapply rear rearrange reason reassure rebel rebook reboot rebrand rebuild recall recap
recede receive recharge recite reckon reclaim recognise recognize recommend recommit reconcile
reconnect record recount recover recreate recruit rectify recycle redecorate redeem redesign
rediscover reduce refer refill refine reflect refocus refrain refresh refuel refund refurbish
refuse regain regenerate register regret regulate rehearse reheat rehydrate reign reimagine
reimburse reinforce reinvent reinvest reject rejoice rejuvenate relate relax relearn release
relieve relish relocate rely remain remake remarket remedy remember remind reminisce remodel
remove render renew renovate rent reorder repaint repair repay repeat rephrase replace replan
replay replenish reply report repost represent reproduce request require reschedule rescue
research resell resemble resent reserve reset reside resign resist resolve resort respect
respond rest restart restock restore restrict restyle result resume resurface retail retain
rethink retire retouch retrain retreat retrieve return reunite reuse revamp reveal reverse
review revise revisit revive revolutionise reward rewatch rewrite rhyme ride rig ring rinse
rip rise risk rival roam roar roast rock roll root rot rotate round route row rub ruin rule
run rush sail salute sample sand sanitise sanitize satisfy save savor savour say scale scan
scare scatter scent schedule scold scoop score scout scramble scrap scrape scratch screen
scroll scrub sculpt seal search season seat section secure see seek segment seize select sell
send sense separate sequence serve set settle sew shade shadow shake shampoo shape share
sharpen shave shed shelter shelve shield shift shine ship shiver shock shoot shop shorten
shout shovel show shred shrink shrug shuffle shut sift sigh sign signal signify silence simmer
simplify simulate sing sink sip sit skate sketch ski skid skim skip slap slash sleep slice
slide slim slip slow slow-cook smash smell smile smoke smooth snack snap snatch sneak sneeze
sniff snooze snore snorkel snow soak soar socialise socialize soften soil solder solve soothe
sort sound sow space span spare spark sparkle speak spearhead specialise specialize specify
spell spend spice spike spill spin spiral split spoil sponsor spot sprain spray spread spring
sprinkle sprint sprout spur square squash squeeze stabilise stabilize stack staff stage stain
stall stamp stand standardise standardize star stare start starve state stay steal steam steer
stem step stick stimulate stir stitch stock stop store straighten strain strap stream
streamline strengthen stress stretch strike strip strive stroke stroll structure struggle
study stuff stumble style subdue submit subscribe subsidise substitute succeed sue suffer
suggest suit sum summarise summarize summon supervise supply support suppose suppress surf
surge surpass surprise surrender surround survey survive suspend sustain swallow swap sway
swear sweat sweep sweeten swell swim swing swirl switch symbolise sync synchronise synchronize
tackle tag tailor take talk tame tan tangle tap taper target taste tattoo tax teach tear tease
telephone televise tell tempt tend terminate test text thank thaw thicken think threaten
thrill thrive throw tick tickle tidy tie tighten tilt time tint tip tire title toast toggle
tolerate tone tooth top torture toss total touch tour tow toy trace track trade trail train
tramp transact transcribe transfer transform transition translate transport trap trash travel
tread treat tremble trick trickle trigger trim trip triple trouble trump trust try tuck tumble
tune turn tutor tweak tweet twirl twist type unblock unclog uncover undercut undergo underline
underpin understand undertake undo undress unearth unfold unify uninstall unite unlearn
unleash unload unlock unpack unplug unravel unsubscribe untangle unwind unwrap upcycle update
upgrade uphold uplift upload upset upskill urge use usher utilise utilize vacation vaccinate
vacuum validate value vanish vary vent venture verify vet vibrate view visit visualise
visualize vlog voice void volunteer vote wag wager wait wake walk wallow wander want ward warm
warn warrant wash waste watch water wave wax weaken wear weather weave wed weed weep weigh
welcome weld wheel whip whisk whisper whistle whiten widen wield wilt win wind wipe wish
withdraw withstand wobble wonder woo work workshop worry worsen worship wound wrap wreck
wrestle wrinkle write yawn yearn yell yield zip zoom
`;

export const verbs: readonly string[] = list.trim().split(/\s+/);
