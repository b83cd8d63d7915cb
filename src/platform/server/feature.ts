import type { BackgroundTask, Scheduled } from './background/background-task.ts'
import type { Context, Db, World } from './context.ts'
import type { Reaction } from './events/reaction.ts'
import type { Grant, ReadNote } from './files/grant.ts'
import { type Follower, type Forgets, followersIn, type Person, peopleIn } from './forgetting/fates.ts'
import { type Gate, openGate } from './gate.ts'
import type { Holding } from './holding.ts'
import type { Handled } from './http/door.ts'
import type { Topics } from './live/hub.ts'
import type { Needs } from './needs.ts'
import type { Queue } from './queue.ts'
import type { Shareable } from './shareable.ts'
import type { ThreadSource } from './thread-source.ts'

/** Whether somebody may do this on a page, and reaches the job where one is named. */
export type MayStill = (ctx: Context, user: string, needs: Needs) => Promise<boolean>

/** Whether what was told of a thing is still so. */
export type StillSo = (ctx: Context, id: string) => Promise<boolean>

/** When any of these people are taken by things of a feature, within two moments. */
export type BusySource = (
  db: Db,
  people: readonly string[],
  within: { from: Date; to: Date },
) => Promise<{ thing: string; from: Date; to: Date }[]>

/** What a feature brings to the product, each in a `feature.ts`; `src/features.ts` lists them. */
export type Feature = {
  calls?: readonly Handled[]
  reactions?: readonly Reaction[]
  /** Slow work that its verbs queue. */
  background?: readonly BackgroundTask[]
  /** What runs by the clock (UTC). */
  schedule?: readonly Scheduled[]
  /** What an open screen may watch, and who may. */
  topics?: Topics
  /** What it keeps of a person: given out in an export, forgotten at the end. */
  holdings?: readonly Holding[]
  /** What becomes of the columns of its tables that name a person, or lead to what goes with one. */
  forgets?: Forgets
  /** Who else may read a file than its owner, by the kind of thing it belongs to. */
  grants?: Readonly<Record<string, Grant>>
  /** What is written down when somebody else than the owner reads a file. */
  readNotes?: Readonly<Record<string, ReadNote>>
  /** What can be shared, and what is told of it. */
  shareables?: Readonly<Record<string, Shareable>>
  /** What it answers for of conversations, by their kind. */
  threadSources?: Readonly<Record<string, ThreadSource>>
  /** What of it waits for the site's own people, by the name of the queue. */
  queues?: Readonly<Record<string, Queue>>
  /** Takes hours of people, which nothing else may then take. */
  busy?: BusySource
  /** Answers for teams of pages; one feature knows. */
  mayStill?: MayStill
  /** Whether news is still news when its time comes, by what it is about (`notice.asLongAs`). */
  stillSo?: Readonly<Record<string, StillSo>>
  /** Whether the site and its parts are open; one feature knows. */
  gate?: Gate
}

/** What all features together bring. */
export type Parts = {
  calls: readonly Handled[]
  reactions: readonly Reaction[]
  background: readonly BackgroundTask[]
  schedule: readonly Scheduled[]
  topics: Topics
  holdings: readonly Holding[]
  /** How a person is forgotten, feature by feature. */
  forgetting: readonly { holdings: readonly Holding[]; people: readonly Person[] }[]
  /** What follows the rows of a table that go. */
  followers: ReadonlyMap<string, readonly Follower[]>
  grants: ReadonlyMap<string, readonly Grant[]>
  readNotes: ReadonlyMap<string, ReadNote>
  shareables: ReadonlyMap<string, Shareable>
  threadSources: ReadonlyMap<string, ThreadSource>
  queues: ReadonlyMap<string, Queue>
  busy: readonly BusySource[]
  mayStill: MayStill
  stillSo: ReadonlyMap<string, StillSo>
  gate: Gate
}

/** @throws Error where two features bring the same, which would hide one of them */
export function gatherParts(features: readonly Feature[]): Parts {
  const named = <T>(of: (feature: Feature) => Readonly<Record<string, T>> | undefined) =>
    features.flatMap((feature) => Object.entries(of(feature) ?? {}))
  const grants = named((feature) => feature.grants)
  const parts: Parts = {
    calls: features.flatMap(({ calls = [] }) => calls),
    reactions: features.flatMap(({ reactions = [] }) => reactions),
    background: features.flatMap(({ background = [] }) => background),
    schedule: features.flatMap(({ schedule = [] }) => schedule),
    topics: Object.fromEntries(named((feature) => feature.topics)),
    holdings: features.flatMap(({ holdings = [] }) => holdings),
    forgetting: features.map(({ holdings = [], forgets = {} }) => ({ holdings, people: peopleIn(forgets) })),
    followers: followersIn(features.flatMap(({ forgets = [] }) => forgets)),
    grants: new Map(
      [...Map.groupBy(grants, ([kind]) => kind)].map(([kind, list]) => [kind, list.map(([, grant]) => grant)]),
    ),
    readNotes: new Map(named((feature) => feature.readNotes)),
    shareables: new Map(named((feature) => feature.shareables)),
    threadSources: new Map(named((feature) => feature.threadSources)),
    queues: new Map(named((feature) => feature.queues)),
    busy: features.flatMap(({ busy }) => busy ?? []),
    mayStill: features.find((feature) => feature.mayStill)?.mayStill ?? (() => Promise.resolve(false)),
    stillSo: new Map(named((feature) => feature.stillSo)),
    gate: features.find((feature) => feature.gate)?.gate ?? openGate,
  }
  demandOnce([
    ...parts.calls.map(({ call }) => `${call.method} ${call.path}`),
    ...parts.reactions.map(({ name }) => `reaction ${name}`),
    ...[...new Set([...parts.background, ...parts.schedule.map(({ task }) => task)])].map(({ name }) => `task ${name}`),
    ...parts.holdings.map(({ name }) => `holding ${name}`),
    ...parts.forgetting.flatMap(({ people }) => people.map(({ table, column }) => `fate of ${table}.${column}`)),
    ...[...parts.followers].flatMap(([of, list]) =>
      list.map(({ table, column }) => `fate of ${table}.${column} after ${of}`),
    ),
    ...named((feature) => feature.topics).map(([name]) => `topic ${name}`),
    ...named((feature) => feature.readNotes).map(([name]) => `note ${name}`),
    ...named((feature) => feature.queues).map(([name]) => `queue ${name}`),
    ...named((feature) => feature.stillSo).map(([name]) => `still so ${name}`),
    ...named((feature) => feature.shareables).map(([name]) => `shareable ${name}`),
    ...named((feature) => feature.threadSources).map(([name]) => `conversations ${name}`),
  ])
  return parts
}

function demandOnce(names: readonly string[]) {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) throw new Error(`${name} is brought twice`)
    seen.add(name)
  }
}

/** Context does not name this type, which is made of functions that take one. */
export const partsOf = (world: World): Parts => world.parts as Parts
