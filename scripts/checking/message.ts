import compile from 'icu-minify/compile'

export type Choice = { argument: string; type: 'cardinal' | 'ordinal'; forms: string[] }
/** What translations of one message have to share, the plural forms each of them offers, named formats, and the words between. */
export type Message = { arguments: Set<string>; tags: Set<string>; choices: Choice[]; said: string[]; styles: string[] }

const pluralTypes: Record<number, Choice['type']> = { 2: 'cardinal', 3: 'ordinal' }

/** @throws when the text is not valid ICU */
export function readMessage(text: string): Message {
  const message: Message = { arguments: new Set(), tags: new Set(), choices: [], said: [], styles: [] }
  readAll([compile(text)].flat() as unknown[], message)
  return message
}

function readAll(nodes: unknown[], message: Message) {
  for (const node of nodes) {
    if (Array.isArray(node)) readNode(node, message)
    else if (typeof node === 'string') message.said.push(node)
  }
}

/** A node is `[argument]`, `[argument, type, options]` or `[tag, ...children]`; types are numbers above 0, 0 is the `#`. */
function readNode([name, type, ...rest]: unknown[], message: Message) {
  const isArgument = type === undefined || (typeof type === 'number' && type > 0)
  if (!isArgument) {
    message.tags.add(String(name))
    return readAll([type, ...rest], message)
  }
  message.arguments.add(String(name))
  if (typeof type !== 'number') return
  if (type > 3) {
    if (typeof rest[0] === 'string') message.styles.push(rest[0])
    return
  }
  const forms = rest[0] as Record<string, unknown>
  const plural = pluralTypes[type]
  if (plural) message.choices.push({ argument: String(name), type: plural, forms: Object.keys(forms) })
  for (const form of Object.values(forms)) readAll([form].flat(), message)
}
