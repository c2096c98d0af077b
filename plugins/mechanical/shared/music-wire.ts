/** Tensile strength of music wire, the strongest of common spring wires, in Pa by its diameter in m. */
export const musicWireStrength = (wire: number) => 2.211e9 / (1000 * wire) ** 0.145;
