import type { Feature } from '#platform/server/feature.ts'
import { mayReadMessageFile, mayWatchMessages, mayWatchThread } from './access.ts'
import { threadHandlers } from './handlers.ts'
import { threadHolding } from './holding.ts'
import { tellOfMessage, threadReactions } from './tell-of-message.ts'

export const threads: Feature = {
  calls: threadHandlers,
  reactions: threadReactions,
  background: [tellOfMessage],
  topics: { thread: mayWatchThread, messages: mayWatchMessages },
  holdings: [threadHolding],
  grants: { message: mayReadMessageFile },
  forgets: {
    people: {
      'blocks.other_id': 'erased',
      'blocks.user_id': 'erased',
      'message_reactions.user_id': 'erased',
      'messages.author_id': 'kept as past',
      'messages.mentions': 'taken out',
      'thread_marks.user_id': 'erased',
      'thread_members.invited_by': 'emptied',
      'thread_members.user_id': 'erased',
      'threads.assigned_to': 'emptied',
      'threads.created_by': 'emptied',
      'threads.other_id': 'erased',
      'threads.user_id': 'emptied',
    },
    after: {
      'day_visits.id': {
        'messages.visit_id': 'erased',
      },
      'messages.id': {
        'message_reactions.message_id': 'erased',
        'messages.reply_to': 'emptied',
      },
      'threads.id': {
        'messages.thread_id': 'erased',
        'thread_marks.thread_id': 'erased',
        'thread_members.thread_id': 'erased',
      },
    },
  },
}
