import './icon.css'
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
  const Sign = icons[name]
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return <Sign className="icon" data-size={size} data-mirror={mirrored.has(name) || undefined} {...named} />
}
