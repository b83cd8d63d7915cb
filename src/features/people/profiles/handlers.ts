import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showProfile } from './read-profile.ts'
import { saveStep2, saveStep3, saveStep4, saveStep5 } from './save-step.ts'

export const profileHandlers = [
  handle(contract.saveStep2, saveStep2),
  handle(contract.saveStep3, saveStep3),
  handle(contract.saveStep4, saveStep4),
  handle(contract.saveStep5, saveStep5),
  handle(contract.showProfile, showProfile),
]
