import type { KeyboardEvent } from 'react'

/** Enter sends where there is a real keyboard; with a thumb it breaks the line, as Shift+Enter does everywhere. */
export function sendsOnEnter(event: KeyboardEvent): boolean {
  // a word that is being composed ends with Enter too
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return false
  return event.ctrlKey || event.metaKey || !matchMedia('(pointer: coarse)').matches
}
