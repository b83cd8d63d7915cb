import { useState } from 'react'

/** Years a date of a CV may have. */
const isYear = (year: string) => /^(?:19|20)\d\d$/.test(year)

type Half = { year: string; month: string; over: string | null }

/**
 * The parts of a date of a CV while they are written. As long as they make no date, the value stays what it was and they are kept here;
 * a value that changes from elsewhere takes their place.
 * @param value `2021-03`, `2021`, `present`, or null
 */
export function useCvDate(value: string | null, onChange: (value: string | null) => void) {
  const [written, setWritten] = useState<Half | null>(null)
  const [isLeft, setLeft] = useState(false)
  const half = written?.over === value ? written : null
  const isPresent = value === 'present'
  const told = isPresent ? '' : (value ?? '')
  const put = (next: string | null) => {
    setWritten(null)
    setLeft(false)
    onChange(next)
  }
  return {
    year: half?.year ?? told.slice(0, 4),
    month: half?.month ?? told.slice(5),
    isPresent,
    /** What stands there is no date yet. */
    isHalf: half !== null,
    /** And that is to be said: nobody is still writing. */
    isSaid: half !== null && (isLeft || half.year.length === 4),
    set: (year: string, month: string) => {
      if (isYear(year)) put(month ? `${year}-${month}` : year)
      else if (year === '' && month === '') put(null)
      else setWritten({ year, month, over: value })
    },
    say: () => setLeft(true),
    setPresent: (on: boolean) => put(on ? 'present' : null),
  }
}
