import type { Message } from '#features/talk/threads/message-contract.ts'
import { isInside, type ThreadSide } from '#features/talk/threads/rules.ts'

/** Whether words are one's own, or those of one's own side where a company or the site speaks as one. */
export const isOurs = ({ mine, side }: Pick<Message, 'mine' | 'side'>, own: ThreadSide): boolean =>
  mine || (isInside(own) && side === own)
