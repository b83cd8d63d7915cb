import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { savedAmong } from '../contract.ts'

/** The jobs that a visitor keeps: asked for before it is known which of them a page shows, since they are few. */
export const readSaved = async (page: PageContext): Promise<string[]> => (await load(page, savedAmong, {})).data
