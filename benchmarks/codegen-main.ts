/** One run of the code generation on another root, as a process of its own: `codegen-main.ts <root>`. */
import { generate } from '@reckoner/codegen';

const { calculators, checked } = await generate({ root: process.argv[2]! });
console.log(JSON.stringify({ calculators, checked }));
