import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { language } from '#platform/shared/fields.ts'

const about = ({ id }: { id: string }) => ({ thing: 'occupation_name', id })
const topics = () => ['lookups:all']
const data = z.object({ id: z.uuid(), position_id: z.number(), language, name: z.string() })

export const occupationNamed = event('occupation.named', { data, about, topics })
export const occupationUnnamed = event('occupation.unnamed', { data, about, topics })
