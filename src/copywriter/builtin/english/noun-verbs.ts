/** Verbs that are as often nouns or adjectives: alone they say nothing about a phrase. */
const list = `
access advance aim air-dry alert anchor answer arm audit back bag balance bargain battle
benefit bet bid bike bill bite blame blast blend block blog bloom blow board bond book
bookmark boost boot bounce brake brand break breed brew broadcast brush bubble budget bump
bundle burn buzz cache camp cap care cast catch cause challenge change channel charge chart
chase chat check cheer chill claim clash clean clear click climb clip close coach coat code
collapse color colour comfort comment commission commute compliment compress compromise
condition conduct contact contract contrast control cook copy corner cost count cover craft
crash crawl credit crop cross crowd cruise crush cry cure curl cut cycle damage dance dash
date deal debate default delay delight demand deposit design desire detail detox die digest
dip direct discharge discipline discount dispatch display document double doubt download draft
drain draw dream dress drill drink drive drop dry dump dust dye ease echo edge email end envy
equal escape escort estimate even exchange excuse exercise exhibit experience experiment
export express extract face factor fake fall farm favor favour fear feature feed fight figure
file fill film filter finish fire fish fit fix flag flash flavour flex flip flood flow flush
fly foam focus foil fold fool force forecast form format forward frame free freeze fry fuel
function fund fuss gain garden glance glow glue google grade grant grasp grill grip ground
group guarantee guard guess guide hack halt hammer handle harm harvest head heat help hide
hike hint hire hit hook hope host house hug hunt hurry ice impact import imprint increase
index influence input insert interest interview inventory invite invoice iron issue joke
journal journey judge juice jump kick kill knock label labour lack land laugh launch layer
lead leak lean lease lecture level license lift light limit line link list live load lock log
long look loop lounge lower mail map march mark market mask massage master match matter
measure mentor mess mind mine mirror mistake mix model monitor mop move nail name narrow near
nest net note notice number nurse object offer offset open order outline output overhaul
overlap overload pace pack package paddle page paint pair panic parent park part pass paste
patch pause peak peel perfect permit phone photograph picture pile pilot pin pitch place plan
plant plaster play pledge plot plug plunge point polish pop pose position post pound power
practice praise present press preview price pride prime print probe process produce profit
program progress project prompt pump punch purchase push puzzle question queue quilt quiz
quote race rain raise range rank rate rave rear reason rebel recall record refill refund
release remedy rent repair repeat reply report request rescue research reserve reset resort
respect rest result retail retreat return review reward ride ring rise risk rival roast rock
roll root round route row rub ruin rule run rush sail sample sand scale scan scare scent
schedule score scout scrap scratch screen scroll scrub seal search season seat section secure
segment sense sequence set shade shadow shake shampoo shape share shed shelter shield shift
shine ship shock shoot shop show sign signal silence sink sip sketch ski slice slide slim slip
slow smell smile smoke smooth snack snap snow soil sort sound space span spare spark spell
spice spike spin split sponsor spot spray spread spring sprint spur square squeeze stack staff
stage stain stall stamp stand star start state steam steer stem step stick stitch stock stop
store strain strap stream stress stretch strike strip stroke structure study stuff style suit
supply support surf surge surprise survey sweat sweep swim swing switch sync tackle tag talk
tan tap target taste tattoo tax tear tease test text tick tie time tint tip tire title toast
tone top toss total touch tour tow toy trace track trade trail train transfer transition
transport trap trash travel treat trick trigger trim trip triple trouble trust try tune turn
tutor twist type update upgrade upload use value vent venture view visit voice volunteer vote
wait walk warm wash waste watch water wave wax weather weed welcome wheel whip whistle wind
wipe wish wonder work workshop worry wound wrap wreck wrinkle yield zip zoom
`;

export const nounVerbs: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
