/** Darby's 3-K constants (2001) of fittings and fully open valves, in inches: identical in the library `fluids` and two public copies of his table. */
interface Fitting {
  readonly name: string;
  readonly k1: number;
  readonly kInfinity: number;
  readonly kd: number;
}

function fitting(name: string, k1: number, kInfinity: number, kd: number): Fitting {
  return { name, k1, kInfinity, kd };
}

export const FITTINGS: Readonly<Record<string, Fitting>> = {
  elbow90Threaded: fitting('90° elbow, threaded, standard', 800, 0.14, 4),
  elbow90ThreadedLong: fitting('90° elbow, threaded, long radius', 800, 0.071, 4.2),
  elbow90Welded: fitting('90° elbow or bend, flanged or welded, r/D = 1', 800, 0.091, 4),
  bend90r2: fitting('90° bend, r/D = 2', 800, 0.056, 3.9),
  bend90r4: fitting('90° bend, r/D = 4', 800, 0.066, 3.9),
  bend90r6: fitting('90° bend, r/D = 6', 800, 0.075, 4.2),
  miter90: fitting('90° miter, 1 weld', 1000, 0.27, 4),
  elbow45Threaded: fitting('45° elbow, threaded, standard', 500, 0.071, 4.2),
  elbow45Long: fitting('45° elbow, long radius', 500, 0.052, 4),
  return180Threaded: fitting('180° return bend, threaded, close', 1000, 0.23, 4),
  return180Flanged: fitting('180° return bend, flanged, r/D = 1', 1000, 0.12, 4),
  return180Long: fitting('180° return bend, r/D = 1.5', 1000, 0.1, 4),
  teeBranchThreaded: fitting('Tee through the branch, threaded', 500, 0.274, 4),
  teeBranchFlanged: fitting('Tee through the branch, flanged', 800, 0.28, 4),
  teeRunThreaded: fitting('Tee run through, threaded', 200, 0.091, 4),
  teeRunFlanged: fitting('Tee run through, flanged', 150, 0.05, 4),
  gateValve: fitting('Gate valve', 300, 0.037, 3.9),
  globeValve: fitting('Globe valve', 1500, 1.7, 3.6),
  angleValve90: fitting('Angle valve, 90°', 1000, 0.69, 4),
  plugValve: fitting('Plug valve, straight through', 300, 0.084, 3.9),
  swingCheck: fitting('Swing check valve', 1500, 0.46, 4),
  liftCheck: fitting('Lift check valve', 2000, 2.85, 3.8),
  sharpEntrance: fitting('Sharp-edged entrance from a tank', 0, 0.5, 0),
  exit: fitting('Exit into a tank', 0, 1, 0),
};
