/** A piece of a query as it was typed, and where. */
export type Token = { at: number; text: string } & (
  | { kind: 'word'; open: boolean }
  | { kind: 'phrase'; closed: boolean }
  | { kind: 'and' | 'or' | 'not' | 'left' | 'right' }
)

/** What opens a quotation, and what may close it. */
const quotes: Record<string, string> = {
  '"': '"“”„‟″＂',
  '“': '”"“',
  '”': '”"',
  '„': '“”"',
  '‟': '”"',
  '″': '″"',
  '＂': '＂"',
  '«': '»"',
  '‹': '›',
}
/** Apostrophes quote only around something: `l'hôtel` and `O’Brien` have one inside. */
const single: Record<string, string> = { "'": "'", '‘': '’', '‚': '‘’' }

/** Operators in capitals where a language has them; Arabic ones stand alone, since they are also parts of words. */
const operators: Record<string, 'and' | 'or' | 'not'> = {
  AND: 'and',
  '&': 'and',
  '&&': 'and',
  '+': 'and',
  ET: 'and',
  И: 'and',
  و: 'and',
  OR: 'or',
  '|': 'or',
  '||': 'or',
  OU: 'or',
  ИЛИ: 'or',
  أو: 'or',
  او: 'or',
  NOT: 'not',
  '!': 'not',
  '-': 'not',
  '–': 'not',
  '−': 'not',
  SAUF: 'not',
  НЕ: 'not',
  БЕЗ: 'not',
  ليس: 'not',
  وليس: 'not',
  بدون: 'not',
}

/** The same in small letters, which people type as often; operators only between words, since "or" begins other things. */
const small: Record<string, 'or' | 'not'> = {
  ...{ or: 'or', ou: 'or', или: 'or', not: 'not', sauf: 'not', не: 'not' },
  ...{ without: 'not', sans: 'not', без: 'not' },
}
/** Without these somebody is a beginner; the doctors of an organisation are without borders. */
const withoutElse =
  /^(?:(?:any|aucune|l|d|всякого|اي|أي)$|(?:work|exp|опыт|стаж)|(?:l[’']|d[’'])?exp[ée]rience|fronti[èe]re|border|границ|(?:ال)?خبر[ةه]|تجربة|حدود)/iu
const saysWithout = /^(?:without|sans|без|بدون)$/u
/** "not" before these is said of something else: "not required", «не менее». */
const saidOfElse =
  /^(?:required|needed|necessary|mandatory|essential|important|only|less|more|under|over|below|above|than|older|younger|yet|a|an|the|too|so|very|sure|have|having|менее|меньше|более|больше|старше|младше|моложе|важно|обязательно|требуется|нужен|нужна|только)$/iu

/** Cuts a query into words, quoted phrases, operators and parentheses. */
export function tokensOf(q: string): Token[] {
  const tokens = piecesOf(q)
  return tokens.map((token, at): Token => {
    if (saysWithout.test(token.text) && withoutElse.test(tokens[at + 1]?.text ?? ''))
      return { kind: 'word', at: token.at, text: token.text, open: false }
    const kind = token.kind === 'word' && Object.hasOwn(small, token.text) ? small[token.text] : undefined
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isBetween = before && after && ends.has(before.kind) && begins.has(after.kind)
    if (!kind || !isBetween || (kind === 'not' && saidOfElse.test(after.text))) return token
    return { kind, at: token.at, text: token.text }
  })
}

const ends: ReadonlySet<Token['kind']> = new Set(['word', 'phrase', 'right', 'or', 'and'])
const begins: ReadonlySet<Token['kind']> = new Set(['word', 'phrase', 'left', 'not'])

function piecesOf(q: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < q.length; ) {
    const sign = q[at] as string
    if (/\s/.test(sign)) at++
    else if (sign === '(' || sign === '（') tokens.push({ kind: 'left', at: at++, text: sign })
    else if (sign === ')' || sign === '）') tokens.push({ kind: 'right', at: at++, text: sign })
    else {
      const token = quoted(q, at) ?? signed(q, at) ?? word(q, at)
      tokens.push(token)
      at += token.text.length
    }
  }
  return tokens
}

function quoted(q: string, at: number): Token | null {
  const sign = q[at] as string
  const closing = quotes[sign]
  if (closing) {
    const end = indexOfAny(q, closing, at + 1)
    return end < 0
      ? { kind: 'phrase', at, text: q.slice(at), closed: false }
      : { kind: 'phrase', at, text: q.slice(at, end + 1), closed: true }
  }
  const ending = single[sign]
  if (!ending) return null
  for (let end = at + 2; end < q.length; end++)
    if (ending.includes(q[end] as string) && /^(?:$|[\s()（）])/.test(q.slice(end + 1)))
      return { kind: 'phrase', at, text: q.slice(at, end + 1), closed: true }
  return null
}

/** `-word`, `!word` and `+word`: the sign is an operator of its own. */
function signed(q: string, at: number): Token | null {
  const sign = q[at] as string
  if (!/[-−–!+]/.test(sign) || !/[^\s)）]/.test(q[at + 1] ?? ' ')) return null
  if (sign === '+') return { kind: 'and', at, text: sign }
  return /[-−–]/.test(q[at + 1] ?? '') ? null : { kind: 'not', at, text: sign }
}

function word(q: string, at: number): Token {
  const [text = q[at] as string] = /^[^\s()（）"“”„‟″＂«»‹›]+/u.exec(q.slice(at)) ?? []
  const kind = Object.hasOwn(operators, text) ? operators[text] : undefined
  return kind ? { kind, at, text } : { kind: 'word', at, text, open: /[\p{L}\p{N}]{3,}\*$/u.test(text) }
}

function indexOfAny(q: string, signs: string, from: number): number {
  for (let at = from; at < q.length; at++) if (signs.includes(q[at] as string)) return at
  return -1
}
