/** Where a folder's catalogue, its pages' files and the accounts are. */
import path from 'node:path';

export interface OutputFolders {
  readonly generated: string;
  readonly assets: string;
  readonly data: string;
}

export function outputFolders(root: string): OutputFolders {
  const folder = (name: string) => path.join(root, name);
  return { generated: folder('generated'), assets: folder('assets'), data: folder('data') };
}

/** The settings of the service that follow from where it is started, unless the environment has others. */
export function useFolders(root: string, environment: NodeJS.ProcessEnv = process.env): void {
  const { generated, assets, data } = outputFolders(root);
  environment.GENERATED_DIR ||= generated;
  environment.ASSETS_DIR ||= assets;
  environment.DATA_DIR ||= data;
}
