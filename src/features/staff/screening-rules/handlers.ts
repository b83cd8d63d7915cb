import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listRules, tryCorpus, tryText } from './rule-lists.ts'
import { addRule, changeRule, dropDraft, dropRule, publishRules, startDraft } from './write-draft.ts'

export const screeningRuleHandlers = [
  handle(contract.listRules, listRules),
  handle(contract.startDraft, startDraft),
  handle(contract.dropDraft, dropDraft),
  handle(contract.addRule, addRule),
  handle(contract.changeRule, changeRule),
  handle(contract.dropRule, dropRule),
  handle(contract.tryText, tryText),
  handle(contract.tryCorpus, tryCorpus),
  handle(contract.publishRules, publishRules),
]
