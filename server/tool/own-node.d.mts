export function ownNode(
  environment?: Readonly<Record<string, string | undefined>>,
  current?: string,
): string | undefined;
export function runOn(node: string): Promise<number>;
