import { writeFileSync } from 'node:fs';
import { countImports } from './plan/count.ts';
import { drawPlan } from './plan/draw.ts';

writeFileSync('docs/images/floor-plan.svg', drawPlan(countImports(process.cwd())));
