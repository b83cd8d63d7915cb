import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { takeMail } from './take-mail.ts'

export const mailReplyHandlers = [handle(contract.takeMail, takeMail)]
