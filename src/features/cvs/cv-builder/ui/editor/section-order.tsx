import './section-order.css'
import type { CvSection } from '#libraries/cv-content/content-contract.ts'
import type { CvLook } from '#libraries/cv-content/look-contract.ts'
import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { type Grip, Sortable } from '#ui/lists/sortable.tsx'
import { orderOf } from './order-of.ts'

type Props = {
  look: CvLook
  onChange: (look: CvLook) => void
  /** Whether the parts are on the same screen, to be gone to. */
  linked?: boolean
}

/** The order of the parts, and which of them are printed. */
export function SectionOrder({ look, onChange, linked = false }: Props) {
  const t = useTranslations('cvBuilder.order')
  const tPart = useTranslations('cvBuilder.parts')
  const order = orderOf(look)
  const move = (from: number, to: number) => {
    const section = order[from]
    if (!section || to < 0 || to >= order.length || from === to) return
    onChange({ ...look, order: order.toSpliced(from, 1).toSpliced(to, 0, section) })
    announce(t('moved', { part: tPart(section), place: to + 1, count: order.length }))
  }
  const toggle = (section: CvSection) => {
    const { hidden } = look
    const isHidden = hidden.includes(section)
    onChange({
      ...look,
      hidden: isHidden ? hidden.filter((one) => one !== section) : [...hidden, section],
    })
    announce(t(isHidden ? 'isShown' : 'isHidden', { part: tPart(section) }))
  }
  return (
    <Card title={t('title')}>
      <div className="stack stack-s">
        <p className="small quiet">{t('help')}</p>
        <Sortable ids={order} onMove={move}>
          {(id, at, grip) => (
            <Row
              section={id as CvSection}
              place={{ at, count: order.length, grip }}
              linked={linked}
              hidden={look.hidden.includes(id as CvSection)}
              onMove={(way) => move(at, at + way)}
              onToggle={() => toggle(id as CvSection)}
            />
          )}
        </Sortable>
      </div>
    </Card>
  )
}

type RowProps = {
  section: CvSection
  place: { at: number; count: number; grip: Grip }
  hidden: boolean
  linked: boolean
  onMove: (way: 1 | -1) => void
  onToggle: () => void
}

function Row({ section, place: { at, count, grip }, hidden, linked, onMove, onToggle }: RowProps) {
  const t = useTranslations('cvBuilder.order')
  const part = useTranslations('cvBuilder.parts')(section)
  return (
    <div className="row cv-order-row" data-hidden={hidden || undefined}>
      <span className="sortable-grip" {...grip} aria-hidden="true">
        <Icon name="grip" />
      </span>
      {linked ? (
        <a className="grow clip" href={`#cv-part-${section}`}>
          {part}
        </a>
      ) : (
        <span className="grow clip">{part}</span>
      )}
      <IconButton icon="up" size="s" label={t('up', { part })} disabled={at === 0} onClick={() => onMove(-1)} />
      <IconButton
        icon="down"
        size="s"
        label={t('down', { part })}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton
        icon={hidden ? 'eye-off' : 'eye'}
        size="s"
        label={t(hidden ? 'show' : 'hide', { part })}
        aria-pressed={hidden}
        onClick={onToggle}
      />
    </div>
  )
}
