import type { ZodType, z } from 'zod'

/** Something that happened, told once: history, reactions and open screens all follow from it. */
export type EventType<D extends ZodType = ZodType> = {
  name: string
  data: D
  /** The thing whose history this belongs to. */
  about: (data: z.output<D>) => { thing: string; id: string; page?: string | null }
  /** Live topics whose watchers are told. */
  topics: (data: z.output<D>) => string[]
}

/** Declares an event: `event('application.moved', {data, about, topics})`. */
export function event<D extends ZodType>(
  name: string,
  declared: { data: D; about: EventType<D>['about']; topics?: EventType<D>['topics'] },
): EventType<D> {
  return { name, topics: () => [], ...declared }
}
