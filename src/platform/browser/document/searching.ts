/** Fields of searches suggest and remember, and their filters foresee what they leave: in documents, and in the few hydrated screens that have one. */
import { followForeseen } from './foreseen.ts'
import { followRecent } from './recent.ts'
import { followSuggestions } from './suggest.ts'

// a hydrated screen imports this file too, and is first rendered on the server
if (typeof document !== 'undefined') {
  followSuggestions()
  followRecent()
  followForeseen()
}
