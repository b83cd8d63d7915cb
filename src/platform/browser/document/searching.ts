/** Fields of searches suggest and remember: in documents, and in the few hydrated screens that have one. */
import { followRecent } from './recent.ts'
import { followSuggestions } from './suggest.ts'

// a hydrated screen imports this file too, and is first rendered on the server
if (typeof document !== 'undefined') {
  followSuggestions()
  followRecent()
}
