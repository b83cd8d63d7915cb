import type { World } from '#platform/server/context.ts'

/** What must be there before the first visitor: lookups, the first admin, demo content. */
export async function prepare(_world: World, _say: (text: string) => void): Promise<void> {}
