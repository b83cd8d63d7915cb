import { useEffect, useState } from 'react'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { lookAhead } from '../../look-contract.ts'
import { type JobValues, toFields } from './job-values.ts'

/** So long after the last change it is looked at, in ms. */
const pause = 700

export type LookAhead = Gives<typeof lookAhead>['data']

/** What would be found in the job as it stands here, and what follows from publishing it; null until it is known. */
export function useLookAhead(job: string | null, values: JobValues): LookAhead | null {
  const [settled, setSettled] = useState(values)
  const [last, setLast] = useState<LookAhead | null>(null)
  useEffect(() => {
    const clock = setTimeout(() => setSettled(values), pause)
    return () => clearTimeout(clock)
  }, [values])
  const { data } = useCall(lookAhead, { ...(job && { job }), ...toFields(settled) })
  // what was known stays in sight while the next answer is on its way
  if (data && data.data !== last) setLast(data.data)
  return last
}
