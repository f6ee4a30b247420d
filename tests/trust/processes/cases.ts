export const cases = []
