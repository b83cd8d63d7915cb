import { cost } from '#features/people/accounts/passwords.ts'

/** As the product has it. */
export const shipped = { ...cost }

// thousands of people register in tests: the algorithm stays, and has as little to do as it takes
Object.assign(cost, { memoryCost: 8, timeCost: 1 })
