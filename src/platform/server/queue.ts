import type { RawBuilder } from 'kysely'
import type { QueuePromise } from '#platform/shared/queue-promise.ts'

/** Work of one kind that waits for the site's own people. */
export type Queue = {
  /** What one must be able to do to work on it. */
  needs: string
  promise: QueuePromise
  /** The screen that lists it. */
  screen: string
  /**
   * A query of everything that waits: `id`, `since`, `due` (null: by the promise), `title` and `link`.
   * @param me whoever would look at it; what is their own is left out where nobody decides about the own
   */
  waiting: (me: string) => RawBuilder<unknown>
}
