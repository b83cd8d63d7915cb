import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { send } from './call.ts'
import { offline, Problem } from './problem.ts'

type Options<C extends Call, V> = {
  initial: V
  /** The form's values as the call takes them; the same object when left out. */
  toInput?: (values: V) => Takes<C>
  onDone: (given: Gives<C>) => void | Promise<void>
  /** Replaces the plain sending, for instance to add files. */
  sendBy?: (input: Takes<C>) => Promise<Gives<C>>
  /** Where the values are kept until sent, so that a reload loses nothing. Never for passwords. */
  draft?: string
  /** Whether they outlive the tab: for what may be taken up another day. */
  draftStays?: boolean
}

/** A form whose fields come from a call: values, the errors the door names, sending, and a kept draft. */
export function useForm<C extends Call, V extends Record<string, unknown>>(call: C, options: Options<C, V>) {
  const {
    initial,
    toInput = (values) => values as unknown as Takes<C>,
    onDone,
    sendBy = (input) => send(call, input),
    draft,
    draftStays = false,
  } = options
  const [begun] = useState(initial)
  const [values, setState] = useState(initial)
  // as of the last change, drawn or not: what was typed before hydration comes field by field in one go
  const latest = useRef(values)
  const [refused, setRefused] = useState<{ problem: Problem; with: V } | null>(null)
  const [sending, setSending] = useState(false)
  const isSending = useRef(false)

  const setValues = useCallback((next: V | ((now: V) => V)) => {
    latest.current = typeof next === 'function' ? next(latest.current) : next
    setState(latest.current)
  }, [])

  useEffect(() => {
    const kept = draft && storeOf(draftStays).getItem(draft)
    if (kept) setValues((now) => ({ ...now, ...JSON.parse(kept) }))
  }, [draft, draftStays, setValues])

  const setSome = (some: Partial<V>) => {
    setValues((now) => ({ ...now, ...some }))
    if (draft) storeOf(draftStays).setItem(draft, JSON.stringify(latest.current))
  }
  const set = <K extends keyof V>(name: K, value: V[K]) => setSome({ [name]: value } as unknown as Partial<V>)
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    // two presses may come before the first is drawn
    if (isSending.current) return
    isSending.current = true
    setSending(true)
    setRefused(null)
    const sent = latest.current
    try {
      const given = await sendBy(toInput(sent))
      if (draft) storeOf(draftStays).removeItem(draft)
      await onDone(given)
    } catch (error) {
      setRefused({ problem: error instanceof Problem ? error : offline(), with: sent })
    } finally {
      isSending.current = false
      setSending(false)
    }
  }
  const { problem, errors } = leftOf(refused, values)
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  const field = <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value: V[K]) => set(name, value),
  })
  /** The one field of a form that has no summary: whatever it was refused for stands below it. */
  const soleField = <K extends keyof V & string>(name: K) => ({
    ...field(name),
    error: errorOf(name) ?? problem?.message,
  })
  /** Something else stands there than at first: a dialog asks before it closes on it. */
  const isChanged = JSON.stringify(values) !== JSON.stringify(begun)
  return { values, isChanged, set, setSome, setValues, field, soleField, errorOf, submit, sending, problem, errors }
}

/** What still stands of a refusal: nothing of a field that says something else by now. */
function leftOf(refused: { problem: Problem; with: object } | null, values: object) {
  if (!refused) return { problem: null, errors: [] }
  const { problem } = refused
  const errors = problem.errors.filter(({ field }) => valueAt(values, field) === valueAt(refused.with, field))
  return { problem: errors.length === 0 && problem.errors.length > 0 ? null : problem, errors }
}

/** The value of a field by its name, which may be a path: `answers.7`. */
const valueAt = (values: unknown, field: string): unknown =>
  field.split('.').reduce((within, key) => (within as Record<string, unknown> | null | undefined)?.[key], values)

/** Any form that has these fields of text among its own: what a part takes that several forms share. */
export type FormWith<V extends Record<string, string>> = {
  values: V
  field: (name: keyof V & string) => {
    name: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
  }
}

const storeOf = (stays: boolean) => (stays ? localStorage : sessionStorage)
