import { handle } from '#platform/server/http/door.ts'
import { assignThread, listColleagues } from './assign-thread.ts'
import { blockSender, unblockSender } from './blocks.ts'
import { editMessage, unsendMessage } from './change-message.ts'
import * as contract from './contract.ts'
import * as count from './count-contract.ts'
import { countThreads } from './count-threads.ts'
import { exportThread } from './export-thread.ts'
import { listMessages } from './list-messages.ts'
import { listThreads } from './list-threads.ts'
import { keepDraft, markThread, readThread, sayTyping } from './marks.ts'
import * as messages from './message-contract.ts'
import { react, takeReactionBack } from './react.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'
import { showThread } from './show-thread.ts'
import { lookAtMessage } from './warnings.ts'

export const threadHandlers = [
  handle(contract.listThreads, listThreads),
  handle(count.countThreads, countThreads),
  handle(contract.showThread, showThread),
  handle(messages.listMessages, listMessages),
  handle(messages.sendMessage, sendMessage),
  handle(messages.lookAtMessage, lookAtMessage),
  handle(messages.editMessage, editMessage),
  handle(messages.unsendMessage, unsendMessage),
  handle(messages.react, react),
  handle(messages.takeReactionBack, takeReactionBack),
  handle(contract.readThread, readThread),
  handle(contract.markThread, markThread),
  handle(contract.keepDraft, keepDraft),
  handle(contract.sayTyping, sayTyping),
  handle(contract.assignThread, assignThread),
  handle(contract.listColleagues, listColleagues),
  handle(contract.blockSender, blockSender),
  handle(contract.unblockSender, unblockSender),
  handle(messages.searchMessages, searchMessages),
  handle(messages.exportThread, exportThread),
]
