/** How schemas of the OpenAPI document say what things mean, and parts that many of them have. */
import * as v from 'valibot';

/** A schema with what it means: everybody is told, models that read the schemas of tools too. */
export const described = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));

/** The same for what a model needs no words for: they stand in the OpenAPI document alone (`mcp/tool.ts`). */
export const meant = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.metadata({ description }));

export const text = (description: string) => meant(v.string(), description);
export const list = (description: string) => meant(v.array(v.string()), description);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const counted = (description: string) => meant(count, description);

export const timestamp = described(v.pipe(v.string(), v.isoTimestamp()), 'The time of this answer, UTC.');
export const calculatorUrl = text('The page of the calculator.');
export const slug = text('The slug of the calculator.');
export const label = text('What it is called, as people read it.');
export const unit = text('The unit, as people read it; empty where there is none.');
/** Whether an answer is one, by which it is told from problems. */
export const yes = meant(v.literal(true), 'True: this is an answer, no problem.');
