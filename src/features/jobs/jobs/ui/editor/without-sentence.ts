/** The HTML without this sentence: where it fills a paragraph or an item, that goes too. Null where it does not stand in one. */
export function withoutSentence(html: string, sentence: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const block = [...body.querySelectorAll('p, li, h2, h3, blockquote')]
    .filter((one) => one.textContent?.includes(sentence))
    .at(-1)
  if (!block) return null
  const text = block.textContent ?? ''
  if (text.trim() === sentence) {
    const list = block.closest('ul, ol')
    ;(block.closest('li') ?? block).remove()
    if (list && list.children.length === 0) list.remove()
    return body.innerHTML
  }
  const from = text.indexOf(sentence)
  const range = body.ownerDocument.createRange()
  range.setStart(...placeOf(block, from))
  // the space after it goes with it
  const rest = /^\s*/.exec(text.slice(from + sentence.length))?.[0].length ?? 0
  range.setEnd(...placeOf(block, from + sentence.length + rest))
  range.deleteContents()
  return body.innerHTML
}

/** The text node, and the place in it, of the letter with this number. */
function placeOf(block: Element, at: number): [Node, number] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let left = at
  let last: Node = block
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text
    if (left <= length) return [node, left]
    left -= length
    last = node
  }
  return [last, last.textContent?.length ?? 0]
}
