import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

type Props = {
  /** What was written by hand; null where a place was picked. */
  typed: string | null
  /** The place it was read as, "" for none. */
  place: string
  near: readonly { id: number; text: string }[]
  hrefOf: (id: number, text: string) => string
}

/** A place written by hand: how it was read, or which ones it may have meant. */
export function PlaceReading({ typed, place, near, hrefOf }: Props) {
  const t = useTranslations('lookups.place')
  if (!typed) return null
  // the name itself needs no explanation: the heading says which place it is
  const name = place.split(/[,،]/)[0] ?? ''
  const isPlain = name !== '' && typed.toLowerCase().startsWith(name.toLowerCase())
  if (isPlain && near.length === 0) return null
  const b = (words: React.ReactNode) => <bdi className="strong">{words}</bdi>
  return (
    <Note tone={place ? 'info' : 'warm'}>
      {isPlain ? null : <p>{place ? t.rich('readAs', { typed, place, b }) : t.rich('unknown', { typed, b })}</p>}
      {near.length > 0 ? (
        <p className="cluster">
          <span>{t(place ? 'also' : 'near')}</span>
          {near.map(({ id, text }) => (
            <a key={id} className="link strong" href={hrefOf(id, text)}>
              <bdi>{text}</bdi>
            </a>
          ))}
        </p>
      ) : null}
    </Note>
  )
}
