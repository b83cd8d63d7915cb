import type { Read } from '#libraries/cv-content/reading-contract.ts'
import type { Cell, Layout, Line } from '../layout/line.ts'
import type { Part } from './headings.ts'
import { readFrom } from './reads.ts'

const link =
  /(?:https?:\/\/|www\.)[^\s|,;()<>]+|(?<![@\p{L}\p{N}.])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|fr|ru|ae|sa|eg|ma|co|ai|app|edu|site|tech|games|info|design|page|xyz|uk|de|ly)(?:\/[^\s|,;()<>]*)?(?![\p{L}\p{N}@])/giu
/** Where people of many are: their address is nobody's own. */
const shared =
  /^(?:itch\.io|code\.org|(?:github|gitlab|linkedin|twitter|x|facebook|instagram|behance|medium|kaggle|youtube|leetcode|dribbble|stackoverflow|upwork|udemy|coursera|indeed)\.(?:com|net|org))$/i
const networked =
  /(?:^|\/\/|\.)(?:github|gitlab|linkedin|behance|dribbble|kaggle|medium|stackoverflow|itch)\.(?:com|net|io)\//i
/** How somebody is reached by a handle alone. */
const networks: [name: RegExp, address: (handle: string) => string][] = [
  [/linked\s?in/i, (handle) => `linkedin.com/in/${handle}`],
  [/git\s?hub/i, (handle) => `github.com/${handle}`],
  [/git\s?lab/i, (handle) => `gitlab.com/${handle}`],
  [/itch\.io/i, (handle) => `${handle}.itch.io`],
  [/behance/i, (handle) => `behance.net/${handle}`],
  [/dribbble/i, (handle) => `dribbble.com/${handle}`],
  [/kaggle/i, (handle) => `kaggle.com/${handle}`],
  [/medium/i, (handle) => `medium.com/@${handle}`],
  [/instagram/i, (handle) => `instagram.com/${handle}`],
  [/telegram/i, (handle) => `t.me/${handle}`],
  [/twitter|\bX\b/, (handle) => `x.com/${handle}`],
]
const handle = /^@([\p{L}\p{N}_.-]{2,40})$/u
const labelledHandle = /(?<name>[\p{L}.]{1,12})\s*[:：|–-]?\s+@(?<handle>[\p{L}\p{N}_.-]{2,40})(?!\S)/gu
/** `B.Tech`, `M.Com`: a degree and no address. */
const initial = /^\p{L}\.\p{L}+$/u
const mostBeside = 2
const mostLinks = 20

/** Addresses of a person's own: whole ones anywhere, bare ones where little else is said beside, and handles under the name of a network. */
export function linksOf({ lines }: Layout, parts: Part[] = []): Read[] {
  const found = new Map<string, Read>()
  const add = (value: string, cell: Cell, confidence: number) => {
    const key = value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '')
    if (!found.has(key) && !/^[\d.]+$/.test(key)) found.set(key, readFrom(value, cell, confidence))
  }
  const reaching = new Set(
    parts
      .filter(({ section }) => section === 'head' || section === 'contact')
      .flatMap((part) => part.lines.flatMap(({ cells }) => cells)),
  )
  // beside a job or a study stands the site of who gave it
  const ofOthers = new Set(
    parts
      .filter(({ section, known }) => known && (section === 'experience' || section === 'education'))
      .flatMap((part) => part.lines.flatMap(({ cells }) => cells)),
  )
  for (const [at, line] of lines.entries())
    for (const cell of line.cells) {
      for (const value of inCell(whole(cell, lines[at + 1]), reaching.has(cell)).filter(
        (one) => !ofOthers.has(cell) || networked.test(one),
      ))
        add(value, cell, /^https?:|\//.test(value) ? 0.95 : 0.7)
      for (const value of handlesIn(cell, lines[at - 1])) add(value, cell, 0.8)
    }
  return [...found.values()].slice(0, mostLinks)
}

/** An address that was cut at a hyphen or slash goes on below. */
function whole(cell: Cell, below: Line | undefined): Cell {
  if (!/(?:www\.|https?:|\.\p{L}{2,}\/)\S*[-/_]$/iu.test(cell.text)) return cell
  const rest = below?.cells.find(({ x1, x2 }) => Math.abs(x1 - cell.x1) < 4 || Math.abs(x2 - cell.x2) < 4)
  const more = /^[\w%~-][\w%~./-]*(?=$|\s*\()/.exec(rest?.text ?? '')?.[0]
  return more ? { ...cell, text: cell.text + more } : cell
}

function inCell({ text }: Cell, reaches: boolean): string[] {
  const open = text.replace(/\S+@\S+/g, ' ')
  const values = [...open.matchAll(link)]
    .map(([match]) => match.replace(/[.,;:]+$/, ''))
    .filter((value) => !initial.test(value))
  const beside = open.replace(link, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
  return values.filter(
    (value) => /^(?:https?:|www\.)|\//i.test(value) || (!shared.test(value) && (reaches || beside <= mostBeside)),
  )
}

function handlesIn(cell: Cell, above: Line | undefined): string[] {
  const own = handle.exec(cell.text)?.[1]
  const apart = (other: Cell) => Math.abs(other.x1 - cell.x1)
  const nearest = above?.cells.toSorted((a, b) => apart(a) - apart(b))[0]
  const name = nearest && apart(nearest) < cell.size ? nearest.text : null
  const told = own && name !== null ? addressOf(name, own) : null
  const inside = [...cell.text.matchAll(labelledHandle)].flatMap(
    ({ groups }) => addressOf(groups?.name ?? '', groups?.handle ?? '') ?? [],
  )
  return told ? [told, ...inside] : inside
}

const addressOf = (name: string, own: string): string | null =>
  networks.find(([network]) => network.test(name))?.[1](own) ?? null
