import './icon.css'
import type { IconNode } from 'lucide'
import { remembered } from '#platform/shared/remembered.ts'
import { icons, mirrored } from './icons.ts'

export type IconName = keyof typeof icons

type Props = {
  name: IconName
  size?: 's' | 'm' | 'l'
  /** Only when no words stand beside it. */
  label?: string
}

/** Plain. A 20 px sign drawn with a 1.75 stroke; signs that point turn round in right-to-left text. */
export function Icon({ name, size = 'm', label }: Props) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      data-size={size === 'm' ? undefined : size}
      data-mirror={mirrored.has(name) || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lines of a package; a page has dozens of signs, whose elements cost
      dangerouslySetInnerHTML={linesOf(icons[name])}
      {...named}
    />
  )
}

const linesOf = remembered((node: IconNode) => ({ __html: node.map(lineOf).join('') }), Object.keys(icons).length)

/** From the package of the signs, whose values need no escaping. */
const lineOf = ([tag, attributes]: IconNode[number]) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`
