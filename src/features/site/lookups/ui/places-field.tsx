import { useState } from 'react'
import { PlaceField } from '#ui/fields/combobox.tsx'
import { Tokens } from '#ui/fields/token-field.tsx'
import { countries } from '../contract.ts'
import { useList } from './use-list.ts'

type Place = { id: string; text: string }
type First = { country_ids: readonly number[]; cities: readonly { id: number; text: string }[] }

const all = {}

/** Cities and countries in one list, as one picks them: a country has its id with a minus. */
export function usePlaces({ country_ids, cities: chosen }: First) {
  const { choices } = useList(countries, all)
  const [cities, setCities] = useState<Place[]>(chosen.map(({ id, text }) => ({ id: String(id), text })))
  const [lands, setLands] = useState<string[]>(country_ids.map(String))
  const nameOf = (id: string) => choices.find((one) => one.id === id)?.text ?? ''
  return {
    ids: { country_ids: lands.map(Number), city_ids: cities.map(({ id }) => Number(id)) },
    shown: [...lands.map((id) => ({ id: `-${id}`, text: nameOf(id) })), ...cities],
    add({ id, text }: Place) {
      if (id.startsWith('-')) setLands((known) => [...new Set([...known, id.slice(1)])])
      else setCities((known) => (known.some((one) => one.id === id) ? known : [...known, { id, text }]))
    },
    remove(id: string) {
      setLands((known) => known.filter((one) => `-${one}` !== id))
      setCities((known) => known.filter((one) => one.id !== id))
    },
  }
}

type Props = Omit<ReturnType<typeof usePlaces>, 'ids'> & { label: string; help: string; error?: string | undefined }

/** Several cities and countries: what is picked stands below and may be taken away. */
export function PlacesField({ label, help, error, shown, add, remove }: Props) {
  const [times, setTimes] = useState(0)
  return (
    <div className="stack stack-s">
      <PlaceField
        key={times}
        name="places"
        label={label}
        help={help}
        error={error}
        address="/api/resources/location"
        value={null}
        optional
        onChange={(chosen) => {
          if (!chosen) return
          add(chosen)
          setTimes(times + 1)
        }}
      />
      <Tokens words={shown} onRemove={remove} />
    </div>
  )
}
