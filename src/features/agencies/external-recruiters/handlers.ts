import { handle } from '#platform/server/http/door.ts'
import { answerPutForward, cvPutForward, showPutForward } from './answer-put-forward.ts'
import { bringPerson, withdrawPerson } from './bring-person.ts'
import * as contract from './contract.ts'
import { endExternal } from './end-external.ts'
import { inviteExternal } from './invite-external.ts'
import { listExternalJobs, listExternals } from './list-externals.ts'

export const externalHandlers = [
  handle(contract.listExternals, listExternals),
  handle(contract.inviteExternal, inviteExternal),
  handle(contract.endExternal, endExternal),
  handle(contract.listExternalJobs, listExternalJobs),
  handle(contract.bringPerson, bringPerson),
  handle(contract.withdrawPerson, withdrawPerson),
  handle(contract.showPutForward, showPutForward),
  handle(contract.answerPutForward, answerPutForward),
  handle(contract.cvPutForward, cvPutForward),
]
