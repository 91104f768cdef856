import { boastsOf } from '../../guard/claims/phrases/frames.ts';

export const en = boastsOf(`
  # nobody: nobody|no one|none|nowhere|no other|nothing
  # every: every|each
  # everybody: every|everyone|everybody|all of|the whole|half of|half the|guests|visitors|locals|neighbours|neighbors|customers|clients|people|folks|regulars|mums|moms|dads|parents|kids
  # likes: already|love|loves|loved|adore|adores|rave|raves|talk about|talks about|talking about|swear|swears|come back|comes back|coming back|keep coming|hooked|obsessed|envy|jealous|ask where|asks where|queue|does it|do it|switch|switched|switching|fall for|falls for|never leave|never leaves|have our number|has our number|know where to (find|get|go)
  # likeUs: without us|as much|so much|like us|like we do|like ours|like this|as we do|the way we do|than we do|than us|than ours|comes close|come close|can match|compares|as well as|as good as|quite like|beats us|beat us|beats it
  # here: in town|in the city|in the county|in the country|in the world|in the region|in the area|on the island|on the coast|on the market|for miles|anywhere|around here
  # more: better|faster|cheaper|quicker|fresher|easier|cleaner|softer|tastier|stronger|safer|friendlier|nicer|warmer|lighter|kinder|smarter|healthier|quieter|closer|longer|fairer|gentler|more careful|more reliable|more than
  # than: than
  # rivals: any|anyone|anything|anywhere|other|others|most|elsewhere|rest|competition|competitors|chain|chains|big name|big names|big brands|supermarket|high street|shop bought|the usual|average|next door|down the road|rivals
  # experts: experts|chefs|vets|doctors|gps|dentists|physios|nutritionists|dietitians|midwives|nurses|pediatricians|paediatricians|dermatologists|scientists|psychologists|architects|designers|stylists|pros|professionals|insiders|consultants|pianists|musicians|athletes|olympians|celebrities|influencers|surgeons|pharmacists|trainers|mechanics|plumbers|electricians|sommeliers|baristas|bakers|critics|judges|lawyers|solicitors|accountants|engineers|farmers|gardeners|groomers|breeders|opticians|orthodontists|therapists|osteopaths|guides|librarians|headteachers
  # most: s finest|s best|s friendliest|s favourite|s favorite|s loveliest|s cosiest|s gentlest|s kindest|s freshest|best kept secret|worst kept secret|finest ~4 (in|of|on|around)|loveliest ~4 (in|of|on|around)|friendliest ~4 (in|of|on|around)|second to none|unlike any|one of a kind|like no other|unforgettable
  # never: never|no longer|won t ever|no more|goodbye|stop worrying
  # forGood: for sure|definitely|one bit|again|for good|for ever|forever|for life|once and for all|ever again|another|any more|anymore|for years
  # soon: from day one|from the first|from your first|after one|after a|after just|after your first|in no time|within days|within weeks|within a week|within a month|in a week|in days|in weeks|by the end|by lesson|by week|by christmas|by summer|overnight|straight away|instantly|immediately|every time|every single time|always|the next morning|next time
  # youWill: won t|you ll|you will|you re going to|they ll|they will|he ll|she ll|it ll|it will|will be|your ~2 will|watch your|we ll have you
  # result: without a single|cry|tears|smile|smiling|laugh|best|on your own|scare|scares|unforgettable|pass|passes|ace|speak|fluent|swim|swimming|run|running|dance|dancing|sing|singing|play|playing|sleep|sleeps|asleep|earn|save|saves|sell|sells|win|wins|lose|double|triple|grow|grows|learn|learns|master|feel|feels|look younger|gone|disappear|disappears|vanish|vanishes|forget|pain|stress|confident|confidence|happier|calmer|fitter|stronger|healthier|slimmer|younger|richer|better grades|grades|marks|thank you|pull through|recover|recovers|cured|healed|fixed|perfect|perfectly|proud|hooked|love|a hit|success|succeed|finish|survive|thrive|flawless|spotless|bills|for years
  # body: sleep|skin|back|gut|stomach|joints|knees|immune|immunity|stress|mood|digestion|posture|energy|brain|concentration|focus|headaches|circulation|blood|muscles|heart|mind|mental|nerves|anxiety|health|healthy|microbiome|metabolism|teeth|hair|eyes|cold|colds|hormones
  # betters: good for|great for|better|improves|improve|boosts|boost|strengthens|eases|ease|soothes|calms|relieves|relieve|prevents|reduces|lowers|lower|fewer|deeper|stops|heals|cures|thank|thanks|keeps you|protects|detox|restores|resets
  # scarce: filling up|fills up|fill up|filling fast|going fast|go fast|goes fast|selling out|sells out|sell out|sold out|nearly full|almost full|nearly gone|almost gone|all but gone|all but booked|booked up|booked solid|book up|books up|fully booked|snapped up|get snapped|running low|running out|runs out|won t last|don t last|never lasts|disappear fast|vanish fast|fly off|flying out|few left|hardly any|last few|last ones|only a few|a handful left|handful of ~2 left|spots left|places left|slots left|waiting list|first come|in short supply|won t be around|no saying when|when they re gone|once they re gone|when it s gone|once it s gone|too late
  # hurry: hurry|be quick|move fast|act now|act fast|don t wait|don t hang about|don t leave it (too|till|until|any)|don t miss|while you can|while you still can|before they re gone|before they go|before it s gone|before it s too late|before someone else|get in quick|get in fast|book now or|now or never|today only|tonight only|last chance|without your|grab yours before|snap|snap one up
  # ifNot: if|should|not happy|not sure|don t|doesn t|unless
  # mends: we ll redo|we ll replace|we ll refund|we ll fix|we ll come back|we come back|we ll pay|we pay|we ll buy|we ll do it again|we ll make it right|we ll put it right|we ll give|we ll send|it s free|it s on us|is free|is on us|on the house|for nothing|you don t pay|you pay nothing|money back|no charge|we ll take it back|we ll eat|we ll start again
  # qualified: authorised|authorized|certificate|diploma|certification|qualified|chartered|accredited|state licensed|fully licensed|board certified|vetted|police checked|dbs checked
  # noOther: no ~4 (comes close|come close|can match|compares)|nobody else|no one else|nowhere else|like nobody|like no one|no other
  # neverAgain: brand new|good as new|like new|never again|without a single|better than new
  # found: has shown|have shown|(nasa|university|researchers|scientists|doctors) ~2 (found|shown|proved)|showed that|proved that|found that
  # others: (other|most) (shops|places|gyms|schools|companies|brands|apps|services|garages|salons|sellers|stores|firms|clinics|studios)|elsewhere you|others charge|others make
  # the: the|our
  # of: in|of|on|around|this side|you ll
`);
